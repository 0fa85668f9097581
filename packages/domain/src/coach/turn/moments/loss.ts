import type { CoachMoment } from './moment.ts';

export const lossMoments: readonly CoachMoment[] = [
  {
    id: 'grief-animal',
    isGrave: true,
    cues: `put to sleep`,
    says: ['the vet had to put our old dog to sleep this morning', 'my cat died last night'],
    answers: [
      'I am so sorry. They are family, and the house is very quiet afterwards. Nothing has to be trained today. If sitting still gets too much, go out for some air, without a watch.',
      'That hurts, and I am sorry. Leave training for today, or take a short walk if you want air. It will all still be here.',
      'I am sorry for your loss. Grief tires a body as much as any session, so rest counts. Come back when you feel like it, and we start gently.',
    ],
    named: [
      'I am so sorry about your {what}. The house must be very quiet. No session today; go outside for a while if you can, and let that be all.',
      'I am sorry about your {what}. Today asks nothing of you. Some fresh air if the rooms feel small, and we talk about training another day.',
      'Losing your {what} is losing company every single day. I am sorry. Let today be quiet; training waits.',
      'I am so sorry about {name}. All those mornings together, and now a lead by the door. Nothing has to be trained today; the old routes can wait until you want to walk them.',
      'I am sorry. {name} was company on every ordinary day, and those are the ones that hurt now. Leave training today. If you go out, take a way you never took together.',
      'That is a hard morning, and I am sorry about {name}. No plan from me, only this: eat something, and tell somebody a story about them.',
    ],
  },
  {
    id: 'grief-person',
    offer: '10 quiet minutes of breathing and mobility',
    isGrave: true,
    cues: `passed away | funeral | grieving | in mourning | fallecio | funeral | beerdigung | trauer | est decede | est decedee | enterrement | deuil | lutto | funerale | faleceu | luto | velorio`,
    says: [
      'we buried my grandmother on friday',
      'my dad passed away two weeks ago and i cannot focus',
    ],
    answers: [
      'I am very sorry. There is nothing you need to train or prove right now. Eat something, walk a little if it helps, and let people be near you. I am here whenever you want to move again.',
      'I am sorry for your loss. Grief sits in the body too: heavy legs and no drive are part of it. Skip it for as long as you need, and when you come back we begin small.',
      'That is a great loss, and I am sorry. Today needs no plan. If you would like ten quiet minutes of walking or breathing, say so; otherwise rest.',
    ],
    named: [
      'I am very sorry about your {what}. Nothing has to be trained or proved right now. Walk a little if it helps, eat something, and let people be near you.',
      'I am so sorry. Losing your {what} goes through the body as well, and heavy legs are part of it. Take the time; when you come back we begin small.',
    ],
  },
  {
    id: 'divorce-day',
    isGrave: true,
    cues: `divorce papers | signed the divorce | divorce is final | divorce is through | divorce went through | divorced today | papers are signed`,
    says: ['the judge signed it today and it is over', 'came home from the lawyer divorced'],
    answers: [
      'That is a big day, and letting it out with your legs and your lungs is allowed to feel good. Both can be true: relief and grief. Eat something warm, sleep, and take tomorrow easy.',
      'I am sorry, and I am glad you had somewhere to put it. A body needs a way out on a day like this. Nothing has to be trained tomorrow; call somebody you like.',
      'So it is done. Whatever came out of you today was due. Get warm, drink and eat, and let the next days be easy ones; I am here when you want a plan again.',
    ],
  },
  {
    id: 'breakup',
    offer: '20 easy minutes, full body',
    cues: `left me | broke up | broken up | breakup | break up with | she left me | he left me | they left me | my ex | got dumped | dumped me | divorce | divorced | separated from | heartbroken | cheated on me | me dejo mi | me ha dejado | rompimos | terminamos | divorcio | schluss gemacht | hat mich verlassen | trennung | getrennt | liebeskummer | scheidung | on a rompu | m a quitte | m a quittee | rupture | divorce | ci siamo lasciati | mi ha lasciato | mi ha lasciata | divorzio | terminamos o namoro | me deixou | separacao | levei um fora`,
    says: [
      'my girlfriend ended things and i just lie in bed',
      'going through a divorce and cannot focus on training',
    ],
    answers: [
      'I am sorry. And having to see them between the racks makes it twice as hard. Change your hour for a few weeks, or another gym on a day pass; that is not running away, it is peace. Shall I plan for different hours?',
      'That is rough, I am sorry. Sleep and food go first in such weeks, so train small: shorter, lighter, with people if you can. The long walk with a friend beats the record attempt.',
      'I am sorry to hear it. Keep the two sessions you like best and drop the rest for now; routine holds when little else does. Headphones, your corner, out again after thirty minutes.',
      'A breakup sits in the body too: no appetite, no sleep, odd strength one day and none the next. Go by the day and take nothing as a measure this month. What time is it quiet where you train?',
      'I am sorry. That knocks sleep, appetite and drive all at once, so expect less of yourself this week. Short and regular beats hard: twenty easy minutes and a friend to talk to.',
      'That hurts, and it takes up all the room. Keep one small fixed thing, such as a walk at the same hour. The rest can slide for a while.',
      'I am sorry to hear it. Moving usually takes a little of the edge off, hard sessions less so when sleep is bad. Say the word and I make something gentle.',
    ],
  },
  {
    id: 'illness-near',
    offer: '10 gentle minutes of mobility',
    isGrave: true,
    cues: `in the hospice | in hospice | in a hospice | palliative care | is dying | has cancer | got cancer | terminally ill | caring for my | esta en el hospital | tiene cancer | liegt im krankenhaus | hat krebs | est a l hopital | a un cancer | e in ospedale | ha un tumore | ha il cancro | esta no hospital | ta com cancer`,
    says: [
      'my father was taken to hospital and i spend every evening there',
      'my partner got a bad diagnosis',
    ],
    answers: [
      'I am sorry, that is a lot to carry. Keep yourself fed, slept and walked; more is not asked of you now. If ten minutes would clear your head, I have something quiet.',
      'That weighs on everything. Training may shrink to a walk between visits and still do its job. I hope there is good news soon.',
      'I am sorry you are going through that. Let the plan go for now; nothing is lost in a few weeks. Tell me when you want something small.',
    ],
  },
  {
    id: 'lonely',
    cues: `lonely | so alone | feel alone | no friends | nobody to train with | no one to train with | solo y triste | me siento solo | me siento sola | einsam | fuhle mich allein | niemanden zum trainieren | seul | je me sens seul | je me sens seule | mi sento solo | mi sento sola | sozinho | sozinha | me sinto sozinho | me sinto sozinha`,
    says: [
      'i moved here and know nobody, weekends are long',
      'everyone at the gym is in groups and i am by myself',
    ],
    answers: [
      'That is a heavy one, and moving helps it only halfway. A class, a parkrun or a climbing hall at the same hour each week brings the same faces, and faces turn into people. Shall I keep one evening free of the plan for that?',
      'I am sorry it feels like that. One fixed group hour a week does more than any program here: a run club, a beginners class, five-a-side. I can plan the rest around it.',
    ],
  },
  {
    id: 'lost-job',
    cues: `layoffs | lay offs | redundancies | might lose my job | losing my job | about to lose my job | lost my job | lost the job | got fired | been fired | got sacked | been sacked | laid off | made redundant | perdi mi trabajo | me despidieron | perdi el trabajo | job verloren | gekundigt worden | wurde gekundigt | arbeitslos | perdu mon travail | perdu mon boulot | licencie | licenciee | perso il lavoro | licenziato | licenziata | perdi meu emprego | fui demitido | fui demitida`,
    says: [
      'they let me go on monday and i have not left the house',
      'no work since last week and no drive either',
    ],
    answers: [
      'I am sorry, that is a hard blow, and a few days on the sofa are a normal answer to it. Skip the plan today. If you want anything, walk for ten minutes outside; that is enough and it counts.',
      'That is rough, and nothing has to be trained today. A short walk at the same hour each day gives the days an edge again. When you want more than that, I make it small.',
    ],
  },
  {
    id: 'lonely',
    isLight: true,
    cues: `know nobody | know no one | dont know anyone | dont know anybody | no friends here | feel lonely | so lonely | only people i talk to | only place anyone | only one who talks | no conozco a nadie | me siento solo | me siento sola | kenne niemanden | bin einsam | je connais personne | je me sens seul | je me sens seule | non conosco nessuno | mi sento solo | mi sento sola | nao conheco ninguem | me sinto sozinho | me sinto sozinha`,
    says: ['new town and the gym is where i see faces', 'nobody to train with since i moved'],
    answers: [
      'Starting over where you know nobody is hard, and that hello counts for more than it looks. Go at the same hours so the faces repeat, and try one class or a running club a week: people join those to meet people.',
      'That sounds lonely, and training is a good place to change it. A group with a fixed evening, a club run or a class, does the most; ask the one who says hi whether they know one.',
    ],
  },
];
