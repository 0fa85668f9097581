import type { CoachMoment } from './moment.ts';

export const doubtMoments: readonly CoachMoment[] = [
  {
    id: 'filmed',
    cues: `was filming | someone filming | filming at the gym | in the background of | filmed me | filming me | took a photo of me | took a picture of me | took a video of me | posted me | recorded me | pointed at me | pointing at me | whispered about me | made fun of me | making fun of me | mocked me | called me fat | shouted at me | haben mich gefilmt | me grabaron | m ont filme | mi hanno filmato | me filmaram`,
    says: ['some boys took a video of me on the bike'],
    answers: [
      'I am sorry. That was cruel, and it is on them, not on you. Most gyms ban filming, so tell the staff; they deal with it. You need not go back there: I can plan for home, or for a quieter hour, whichever feels safer.',
      'That is an awful thing to do to somebody, and you did nothing to deserve it. Report it if you can bear to. For now train where nobody looks: at home, or outside early. Shall I plan the first week like that?',
    ],
  },
  {
    id: 'let-down',
    cues: `let people down | let everyone down | let everybody down | let the team down | let my team down | letting people down | letting everyone down | letting the team down | let them down | let them all down | let her down | let him down | enttauscht alle | he fallado a | j ai laisse tomber | ho deluso tutti | decepcionei`,
    says: ['my injury costs the team the final'],
    answers: [
      'I am sorry, that is a cruel time for it. An injury is not letting anybody down; playing on it and missing half a year would be. You can still be there, on the bench and in the changing room. Keep to what your physio said, and I plan all that is allowed beside it.',
      'That hurts twice, the body and the team. But nobody is let down by a tear; they lose you for weeks, and that is all. Ask your physio what may be trained now, and tell me; I build around it.',
    ],
  },
  {
    id: 'partner-gone',
    cues: `stopped coming to training | stopped coming to the gym | stopped coming with me | stopped training with me | friend stopped coming | training partner moved | gym buddy moved | gym partner moved | my training partner left | my gym buddy left | my running buddy moved | lost my training partner | no one to train with | nobody to train with | have to train alone now | train alone now`,
    says: [
      'my training partner moved away',
      'my running friend has left town',
      'my gym mate stopped coming',
    ],
    answers: [
      'That leaves a gap: half of going is who waits for you there. Keep one session as a call or a shared log with them, and try a class or a club on the other day. Would a group suit you, or do you like it quiet?',
      'I am sorry, that was your appointment as much as your training. For the next weeks I can be the one you report to: tell me the day and I ask after it. What day was yours together?',
    ],
  },
  {
    id: 'doubted',
    cues: `nobody believes | no one believes | nobody thinks i can | they all laugh at my | my family thinks im crazy | they say i cant | he says i cant do it | she says i cant do it | told me ill never | says ill never | everyone says its too late | niemand glaubt | nadie cree | personne ne croit | nessuno crede | ninguem acredita`,
    says: ['my friends bet i will give up', 'he thinks i will never manage it'],
    answers: [
      'Then you have the nicer job: quietly proving it. They cannot see your log; you can. What is it you are going for, and by when?',
      'That stings, above all from people you like. You do not need their belief, only the next session in the diary. Which day is it?',
    ],
  },
  {
    id: 'no-progress',
    cues: `dont see any progress | no progress after | see no progress | nothing is changing | nothing changes | no results after | not seeing results | dont see results | no difference after | whats the point | what is the point | all for nothing | work for nothing | keine fortschritte | no veo resultados | aucun progres | nessun risultato | nenhum resultado`,
    says: ['ten weeks in and i look the same', 'i train and train and nothing moves'],
    named: [
      '{count} of turning up and nothing to show in the mirror: that is hard to swallow. It is usually there first in places one does not look: reps, stairs, sleep, resting pulse. Tell me one number from the start and one from now, and we look together.',
    ],
    answers: [
      'That is hard to swallow when you keep turning up. Change shows first in reps, stairs, sleep and pulse, and in the mirror last. Tell me one number from the start and one from now, and we look together.',
      'I understand, effort without a sign of it wears anybody out. Give me your three usual exercises with their weights then and now; mostly there is more than it feels like, and if not we change one thing.',
    ],
    isLight: true,
  },
  {
    id: 'dropped-out',
    cues: `dropped out at | didnt finish the | did not finish the | had to pull out | pulled out of the race | dnf | gave up at km | abgebrochen bei | abandone en | abandonado la carrera | ritirato al`,
    says: ['i had to stop at kilometre thirty', 'i did not make it to the finish line'],
    named: [
      'I am sorry. So much went into that day, and stopping at the right moment still feels like losing. The training is in your legs and stays there. Rest for a week, then tell me what gave out first, and we start from that.',
    ],
    answers: [
      'I am sorry. So much went into that day, and stopping still feels like losing. The training is in your legs and stays there. Rest for a week, then tell me what gave out first: legs, stomach or head.',
      'That hurts, and it may hurt for a while. One race says little about years of work; the fitness is still yours. No plans today. When you want, we look at what happened after the point where it turned.',
    ],
  },
  {
    id: 'feel-strong',
    cues: `feel strong for the first time | feel strong today | feeling strong | i feel strong | never felt stronger | never felt better | feel alive | feel amazing | fuhle mich stark | me siento fuerte | je me sens forte | mi sento forte | me sinto forte`,
    says: ['i feel powerful for once', 'for the first time my body feels like mine'],
    answers: [
      'What a sentence. Remember how that feels; it is the best reason there is. What is it that you notice most?',
      'That is the whole point of it, and it is yours. Keep what got you here. Where did you feel it first?',
    ],
  },
  {
    id: 'mirror',
    cues: `hate looking at myself | cant look at myself | hate how i look | hate the way i look | hate my reflection | disgusted with myself | gained over christmas | put on over christmas | clothes dont fit | nothing fits me | panicking about the dress | panic about the dress | fit into the dress | fit in my dress`,
    says: ['none of my clothes fit and i want to hide', 'i cannot stand my photos'],
    named: [
      'That is a rough place to be, and {count} says nothing about your worth. Bodies change slowly both ways; how you feel can turn in a week. Pick one kind thing for it today: a walk, a decent meal, an early night. Which?',
    ],
    answers: [
      'That is a rough place to be. How one looks changes slowly, how one feels can turn in a week: a walk a day, two short sessions, regular meals. Nothing strict and nothing to make up for. Which one would be easiest?',
      'I am sorry it feels like that. The mirror is a poor coach. Let us follow something kinder for a month: energy, sleep, a weight you can lift. What would you like to feel more of?',
    ],
  },
  {
    id: 'no-loss',
    cues: `up a belt notch | another belt notch | belt got tighter | up a trouser size | up a jeans size | up a dress size | still dont lose | still not losing | cant lose weight | dont lose anything | eat nothing and | only eat salad | eat so little | starving and not losing | scale wont move | scale doesnt move | nehme nicht ab | no bajo de peso | je ne perds pas | non dimagrisco | nao emagreco`,
    says: ['i eat next to nothing and the scale stands still'],
    answers: [
      'That is maddening: so much giving up and nothing back. Eating very little often ends in tiredness and cravings that eat it up again, so more may work better: regular meals with protein, and two strength sessions. If you are eating very little or it takes over your days, please talk to a doctor or dietitian.',
      'I would want to scream too. Scales hide weeks of change behind water. Take the waist and the average of a week instead, eat proper meals with protein, and give it three weeks; if it then stands still, a doctor can look at the rest.',
    ],
    isLight: true,
  },
  {
    id: 'family-heart',
    isGrave: true,
    cues: `my dad had a heart attack | my father had a heart attack | my mum had a heart attack | my mother had a heart attack | my brother had a heart attack | my sister had a heart attack | my uncle had a heart attack | my dad had a stroke | my mum had a stroke | my husband had a heart attack | my wife had a heart attack`,
    says: [],
    answers: [
      'I am sorry, that is a frightening week for all of you. It is natural that your own heart feels loud now. Easy walking is safe for nearly everybody and does you good; for anything harder, ask your doctor for a check, above all if it happened young in the family or you notice anything with effort. How is he or she doing?',
      'What a shock. You do not have to train through that. Walk, sleep, be there; and have your own heart checked once, so that the fear has an answer. Then we build up gently. Is there good news from the hospital?',
    ],
  },
  {
    id: 'miss-training',
    cues: `i miss it | i miss training | miss the gym | miss running | miss my workouts | havent trained in | havent trained since | mir fehlt das training | echo de menos entrenar | ca me manque | mi manca allenarmi | sinto falta de treinar`,
    says: ['i long for my old training hours'],
    named: [
      '{count} away and you still miss it: that is a good sign, it has not gone anywhere. Ten minutes at home, whenever there is a quiet moment, is a real beginning. Shall I make one that can be broken off at any point?',
    ],
    answers: [
      'Missing it is a good sign: it has not gone anywhere. Ten minutes at home in a quiet moment is a real beginning. Shall I make one that can be broken off at any point?',
      'That longing is worth something. Take it in crumbs for now: ten squats while the kettle boils, a walk with the pram. The rest comes back faster than it went.',
    ],
    offer: '10 minutes full body, easy, no kit',
    isLight: true,
  },
  {
    id: 'fallen-far',
    cues: `used to be an athlete | used to be fit | used to be sporty | used to run marathons | used to be strong | was so fit once | now i cant climb | cant climb stairs | now i cant even | shadow of myself | fruher war ich sportlich | antes era atleta | avant j etais sportif | una volta ero sportivo`,
    says: ['once i played for the county and now i puff on the stairs'],
    answers: [
      'It is humbling to meet your old self on the stairs. But that athlete left you something: skill, patience and muscles that remember. Walk briskly for 15 minutes on five days and do two short strength sessions, and the stairs change within a month. If the breathlessness is new or sudden, have it checked first.',
      'That comparison is cruel, and unfair: you trained for years to be that person. What was built comes back much faster than it came. Start embarrassingly small for two weeks. What did you do back then?',
    ],
  },
  {
    id: 'outside-inside',
    cues: `look great but i feel | look good but i feel | look fine but i feel | feel awful inside | feel empty inside | smile but | everyone thinks im fine | nobody sees`,
    says: ['people praise me and inside i am in pieces'],
    answers: [
      'That is a lonely gap, being praised for the outside while the inside is not well. You do not have to look fine here. Is it the body that feels awful, or more the head? And is there somebody near who knows?',
      'Thank you for saying the true half. Training can wait. Would you tell one person what you just told me? If it has lasted two weeks or more, a doctor is a good one to tell.',
    ],
  },
];
