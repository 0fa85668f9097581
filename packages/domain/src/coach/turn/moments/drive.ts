import type { CoachMoment } from './moment.ts';

export const driveMoments: readonly CoachMoment[] = [
  {
    id: 'no-drive',
    offer: '5 minutes easy, full body',
    isLight: true,
    cues: `no motivation | zero motivation | unmotivated | not motivated | lost my motivation | lost all motivation | cant be bothered | cba | dont feel like | do not feel like | not feeling it | not in the mood | cant get myself to | cant find the energy | whats the point of training | motivate me | need motivation | sin ganas | no tengo ganas | cero ganas | ninguna gana | que pereza | keine lust | keinen bock | kein bock | keine motivation | unmotiviert | pas envie | aucune envie | pas motive | pas motivee | la flemme | flemme | nessuna voglia | non ho voglia | zero voglia | svogliato | sem vontade | sem motivacao | sem saco | preguica`,
    says: ['the sofa is winning today', 'i know i should but everything in me says no'],
    answers: [
      'Then make it tiny: shoes on, five minutes, and you may stop. Most days the sixth minute comes by itself, and if it does not, five still count. Shall I make those five?',
      'Fair enough, drive comes and goes for everyone. It usually follows the start instead of leading it. Choose: ten easy minutes now, or a real rest day without a bad conscience.',
      'Nothing wrong with you; that is a normal day. Lower the bar until it is laughable, one exercise, one set. If you still want to stop, rest and we go on tomorrow.',
    ],
  },
  {
    id: 'no-time',
    offer: '10 minutes, full body',
    isLight: true,
    cues: `no time | never have time | dont have time | do not have time | have no time | little time | hardly any time | not enough time | too busy | so busy | crazy busy | short of time | short on time | time is tight | no spare time | cant find the time | cant find time | schedule is packed | no tengo tiempo | sin tiempo | poco tiempo | falta de tiempo | keine zeit | kaum zeit | wenig zeit | zu beschaftigt | pas le temps | peu de temps | trop occupe | trop occupee | manque de temps | non ho tempo | poco tempo | troppo impegnato | troppo impegnata | nao tenho tempo | sem tempo | falta de tempo`,
    says: [
      'between work and the kids there is no gap for training',
      'my days are full from six to ten',
    ],
    answers: [
      'Then small and fixed: ten minutes at the same hour, two or three times a week, keeps most of what you have. I go by short sessions from now on, and can make the first one.',
      'Full weeks are normal. Two sessions of fifteen minutes with big exercises do most of the work. Tell me the two gaps that are surest, and I plan for those.',
      'No gap for an hour is no reason for nothing: five minutes twice a day count as ten. Say when, and I make it that short.',
    ],
  },
  {
    id: 'bored',
    offer: '20 minutes, something different',
    isLight: true,
    cues: `bored of | bored with | so bored | im bored | getting boring | training is boring | its boring | same thing every | same workouts | sick of the same | tired of the same | need variety | need something new | monotonous | me aburro | que aburrido | aburrida de | aburrido de | siempre lo mismo | langweilig | langweile mich | immer das gleiche | immer dasselbe | je m ennuie | c est ennuyeux | toujours la meme chose | lasse de | mi annoio | che noia | sempre le stesse | sempre la stessa | to entediado | to entediada | enjoei | sempre a mesma coisa`,
    says: [
      'another week of the identical three days and i yawn through it',
      'training feels like brushing teeth',
    ],
    answers: [
      'Then change one thing, not everything: keep your main lifts and swap the format around them, say a ladder or an EMOM. Tell me your minutes and I make one that you have not done.',
      'Boredom is often a sign that it got too easy to predict. Try a month of something with a score: a benchmark, a skill such as the handstand, or a sport with people.',
      'Fair. Pick one: a game with yourself (beat your rounds), something new (rings, kettlebell flow, hills), or company. I can build the first right now.',
    ],
  },
  {
    id: 'stressed',
    offer: '15 minutes of calm mobility',
    isLight: true,
    cues: `stressed | so stressed | stressed out | overwhelmed | too much on my plate | deadline | deadlines | anxious | anxiety | panicky | on edge | cant switch off | racing thoughts | estresado | estresada | agobiado | agobiada | ansiedad | gestresst | uberfordert | stress pur | angstlich | stresse | stressee | debordee | deborde | angoisse | angoissee | stressato | stressata | sopraffatto | sopraffatta | ansia | ansioso | estressado | estressada | sobrecarregado | sobrecarregada | ansiedade`,
    says: [
      'work, kids and the move are eating me alive',
      'my head will not stop spinning before the presentation',
    ],
    answers: [
      'That is a lot at once. On such days easy movement helps more than hard: twenty minutes of walking or slow mobility, breathing out longer than in. I can make one for now.',
      'Then training should give, not take. Keep it short and leave the table before you are tired. If it goes on for weeks, a talk with a doctor or someone you trust is a good step.',
      'Breathe out slowly a few times first. A stressed body recovers worse, so halve the sets this week and keep the days. Want a calm fifteen minutes?',
    ],
  },
  {
    id: 'worn-out',
    offer: '15 gentle minutes of mobility',
    isLight: true,
    cues: `cansad* | bin mude | so mude | mude heute | fatigue* | stanc* | exhausted | knackered | shattered | wiped out | worn out | drained | running on empty | no energy | dead tired | so tired | too tired | hardly slept | barely slept | slept terribly | slept badly | no sleep | new baby | newborn | night shift | night shifts | agotado | agotada | hecho polvo | hecha polvo | reventado | reventada | sin energia | erschopft | todmude | vollig fertig | platt | kaum geschlafen | epuise | epuisee | creve | crevee | vanne | pas dormi | sfinito | sfinita | distrutto | distrutta | a pezzi | non ho dormito | exausto | exausta | acabado | acabada | mal dormi | nao dormi`,
    says: [
      'i have nothing left in the tank after this week',
      'the baby wakes every two hours and i am a zombie',
    ],
    answers: [
      'Then today is for less. After a bad night, easy movement or a nap beats intervals, and skipping once costs nothing. If you want something, I make fifteen gentle minutes.',
      'That sounds like a body asking for rest. Take it, or walk twenty minutes in daylight. Hard work lands better after sleep.',
      'Half the sets, same exercises, done in twenty minutes, or bed. Both are training decisions. Which one is it?',
    ],
  },
  {
    id: 'stale',
    isLight: true,
    cues: `dont care anymore | do not care anymore | dont care any more | just meh | feel meh | lost the spark | spark is gone | fallen out of love with | going through the motions | dont enjoy it anymore | no joy in it | ya no me ilusiona | perdi la ilusion | macht keinen spass mehr | keinen spass mehr | plus envie de rien | plus de plaisir | non mi diverto piu | perdi o gosto`,
    says: [
      'years of training and it leaves me cold now',
      'the gym used to be the best hour of my day, now it is just an hour',
    ],
    answers: [
      'That happens to most people who stay with it for years, and it is allowed. Take two weeks off or do something else that is fun, a sport, hills, a class; little is lost in that time. If the pull comes back, start with what you like best.',
      'Flat, not broken: that is often a sign that it has been the same for too long. Keep two short sessions so nothing goes, and give the rest of the time to something new for a month. A break is a fair choice too.',
    ],
  },
  {
    id: 'stuck',
    isLight: true,
    cues: `stuck on | stuck since | wont go up | wont move | wont budge | stuck at | been stuck | plateau | plateaued | stalled | not getting stronger | not getting better | no progress | no results | dont see results | nothing changes | nothing is changing | frustrated | frustrating | so frustrating | estancado | estancada | no progreso | no veo resultados | frustrado | frustrada | stagniere | kein fortschritt | keine fortschritte | komme nicht weiter | frustriert | je stagne | pas de progres | aucun resultat | frustre | frustree | sono fermo | sono ferma | nessun progresso | nessun risultato | frustrante | estagnado | estagnada | nao evoluo | sem resultado`,
    says: ['months of work and the bar has not moved', 'i do everything right and look the same'],
    answers: [
      'That is annoying when you put the work in. The usual three: too little sleep or food, every set at the same effort, or no lighter week in two months. Which of these could it be for you?',
      'A flat stretch after steady work mostly means that something else is short: rest, food or a change of reps. Take one lighter week, then go up in smaller steps.',
      'Frustrating, and very common after the first year. Change the rep range for six weeks and log every set, so that we can see what truly stands still.',
    ],
  },
  {
    id: 'return-fear',
    cues: `head says no | my head says | head isnt ready | head is not ready | mentally not ready | scared to play again | afraid to play again | scared to go back to football | scared to go back to sport | scared it will go again | scared it goes again | dont trust my knee | dont trust the knee | dont trust my ankle | dont trust my shoulder`,
    says: [
      'the surgeon has signed me off and i still cannot make myself play',
      'my knee is healed but i hold back in every tackle',
    ],
    answers: [
      'Cleared and ready are two things, and the head is usually the later one. Give it proof in small steps: straight runs, then cuts at half speed, then a drill with a friend, then training without contact, then a match of twenty minutes. Move on only when a step feels dull.',
      'That fear is common after a big injury, and it fades with proof, not with pep talks. Ask your physio for hop and strength tests on both sides; even numbers calm a head. Then go back by steps, non-contact first. What is the movement that scares you most?',
      'Your head is doing its job: it remembers. Start with the thing you trust, add one that you nearly trust each week, and play a full match last. No date has to be kept for anybody.',
    ],
  },
  {
    id: 'afraid-of-injury',
    offer: '20 easy minutes, light and slow',
    isLight: true,
    cues: `got pinned | pinned me | pinned under | failed a squat | failed a bench | lost my nerve | just in my head | its in my head | all in my head | scared of the bar | scared of the weight | afraid of hurting | scared of hurting | afraid i will hurt | scared i will hurt | scared ill hurt | afraid ill hurt | afraid of getting hurt | scared of getting hurt | afraid of injury | scared of injury | fear of injury | afraid to squat | scared to squat | afraid to deadlift | scared to deadlift | afraid to lift heavy | scared to lift heavy | scared of deadlifts | scared of squats | miedo a lesionarme | miedo de lesionarme | angst mich zu verletzen | angst vor verletzung | peur de me blesser | paura di farmi male | paura di infortunarmi | medo de me machucar | medo de lesao`,
    says: [
      'since my slipped disc i do not trust my back with weights',
      'every time i load the bar i picture something snapping',
    ],
    answers: [
      'That fear makes sense, and lifting is safer than it feels: fewer injuries an hour than running or football. Start so light that it bores you and add only when three sessions in a row felt easy.',
      'Understandable. Trust comes back in steps: a range that feels safe, a weight you could lift ten times more, slow lowering. I can make you that first step.',
    ],
  },
  {
    id: 'race-nerves',
    isLight: true,
    cues: `nervous about the race | nervous for the race | nervous about my race | race nerves | scared of the marathon | nervous about tomorrow | race is tomorrow | nervous for my first | competition nerves | nervioso por la carrera | nerviosa por la carrera | nervos vor dem | lampenfieber | stresse par la course | nervoso per la gara | nervosa per la gara | nervoso com a prova | nervosa com a prova`,
    says: [
      'my first half is on sunday and i cannot sleep',
      'the start line scares me more than the distance',
    ],
    answers: [
      'Nerves mean that it matters, and they turn into legs at the start. The work is done: nothing you train now helps, so sleep, eat what you know and start slower than you want to.',
      'Good sign, honestly. Lay your things out tonight, plan the first kilometre slow, and have one sentence for the hard part. After that it is just running.',
    ],
  },
  {
    id: 'too-old',
    offer: '20 easy minutes, full body',
    isLight: true,
    cues: `too old | too late to start | too late for me | at my age | am i too old | past it | over the hill | demasiado viejo | demasiado vieja | muy mayor para | zu alt | zu spat fur mich | trop vieux | trop vieille | trop tard pour moi | troppo vecchio | troppo vecchia | troppo tardi per me | velho demais | velha demais | tarde demais pra mim`,
    says: [
      'i turned 62 and feel like the train has left',
      'is there any point beginning at fifty eight',
    ],
    answers: [
      'Not too late. People in their eighties and nineties have gained a lot of strength in a few months of lifting. Two short days a week, steady, and you feel stairs and shopping bags first.',
      'No. Muscle and balance answer at any age, only the recovery takes a day longer. Start with two half-hours a week; I can make the first one.',
    ],
  },
  {
    id: 'injured-out',
    isLight: true,
    cues: `cant train because | injured and | out for weeks | out for months | sidelined | miss training | losing all my gains | lose my gains | losing my gains | lesionado y | no puedo entrenar por | verletzt und | kann nicht trainieren | blesse et | je peux plus m entrainer | infortunato e | non posso allenarmi | lesionado e | nao posso treinar`,
    says: [
      'the knee is done for the season and i am going mad at home',
      'doctor said six weeks and i feel it all slipping away',
    ],
    answers: [
      'That is hard, above all when training is your way to cope. What you built stays longer than it feels, and it comes back in about half the time. Most of the body can still work: tell me what is allowed.',
      'I am sorry, that is a miserable wait. Training the other parts keeps more than you would think, even the other side helps the injured one. What did they say you may do?',
    ],
  },
];
