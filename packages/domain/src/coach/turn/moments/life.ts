import type { CoachMoment } from './moment.ts';

export const lifeMoments: readonly CoachMoment[] = [
  {
    id: 'quarrel',
    isGrave: true,
    cues: `huge fight | big fight | we had a fight | i had a fight | had a fight with | we had a row | i had a row | had a row with | big argument | huge argument | spend too much time training | too much time at the gym | too much time in the gym | complains about my training | fed up with my training | nos peleamos | gestritten | on s est disputes | abbiamo litigato | brigamos`,
    says: ['my wife is angry that i am at the gym all the time'],
    answers: [
      'I am sorry, that is a heavy evening. Leave training out of tonight. Later it may help to offer a number: which hours are yours and which are theirs, both written down. I can fit a good week into three sessions of forty minutes.',
      'That sounds tense, and training is seldom the whole of it. Ask what they miss, before you defend the gym. If it is evenings, we move it to mornings or lunch; three short sessions keep nearly everything you have.',
      'A hard one, because it is good for you and costs them something. How many hours is it now? I would show you what stays if we halve it: most of it.',
    ],
  },
  {
    id: 'envy',
    isLight: true,
    cues: `jealous | envious | so unfair | its unfair | not fair that | eats whatever she wants | eats whatever he wants | eats what she wants | without even trying | envidia | celosa | celoso | neidisch | jalouse | jaloux | invidia | geloso | gelosa | inveja`,
    says: ['he never trains and looks like that', 'my sister stays thin on pizza'],
    answers: [
      'Unfair, yes: bodies are dealt, not earned, and she got a thin one. You would not see her strength, sleep or worries at the table. What is in your hands is how strong and awake you feel, so let us count that.',
      'Being jealous of that is human. Some people move and fidget more without knowing and get away with a lot. Comparing plates never made anyone stronger; comparing you with you in March does.',
      'I get it, it is galling. But looks are a poor deal: you cannot train for hers. Pick a thing she cannot do, a pull-up, a 10 km, and make it yours by summer.',
    ],
  },
  {
    id: 'vent',
    isGrave: true,
    cues: `dont want advice | do not want advice | no advice please | just want to moan | just want to rant | just need to rant | just need to vent | just want to vent | let me rant | let me moan | need a moan | solo quiero desahogarme | will nur jammern | will mich nur auskotzen | juste besoin de raler | voglio solo sfogarmi | so quero desabafar`,
    says: ['no tips please, today is just awful'],
    answers: [
      'Then no advice. Everything hurts and the weather joins in: moan away, I am listening.',
      'Fine, I keep my tips to myself. That sounds like a thoroughly lousy day. What was the worst of it?',
      'Granted: one full moan, no plan attached. Go on.',
      'No advice, promise. Some days are just grey and sore, and saying so is allowed.',
    ],
  },
  {
    id: 'exam-stress',
    isLight: true,
    cues: `finals | finals in | exams | my exam | exam week | exam season | thesis | dissertation | bar exam | klausuren | prufungen | examenes | partiels | examens | esami | provas`,
    says: ['three exams next week and my head is full'],
    answers: [
      'Train, but small: two or three times 20 minutes, easy to middling, and not late. It helps you sleep and think; hard sessions on five hours of sleep do neither. The rest is for bed. You can build again when the exams are over.',
      'Until the exams are done training has one job: keep your head clear. Twenty minutes of walking or light weights between two blocks of learning, nothing that leaves you sore. And guard the sleep; half an hour more beats any workout.',
      'Yes, a little: twenty minutes three times a week keeps what you have, for weeks. Put it where you would scroll anyway. No new plans and no bad conscience until the last paper is in.',
    ],
  },
  {
    id: 'burnout',
    cues: `burnt out | burned out | burnout | work has eaten me | completely empty | nothing left in me | running on fumes | stare at the bar | just stare at | no joy left | quemado del trabajo | ausgebrannt | epuisement | esaurito | esaurita | esgotado do trabalho`,
    says: ['i used to love this and now i feel nothing'],
    answers: [
      'When work has eaten everything, the bar gets what is left, and that is nothing. It is not lost love, it is an empty tank. Two weeks without a plan: walk outside, sleep, touch a weight only if you feel like it. If the emptiness stays, please talk to your doctor.',
      'That sounds like more than tired. Hard training takes from the same account as work, so stop paying in there for a while: twenty easy minutes, outdoors, no numbers. And is there somebody at work or a doctor who knows how it is?',
      'I am sorry. Staring at the bar is a signal, and a wise one. Cut it to one short session a week that you would miss, the one you used to love most, and leave out the rest for a month. Which one is that?',
      'Being burnt out is not a training problem, so no program will mend it. Rest is allowed without earning it. Ten minutes of daylight a day is my only wish; and tell someone close how empty it is.',
    ],
  },
  {
    id: 'out-of-place',
    isLight: true,
    cues: `only old one | oldest in the class | oldest one there | oldest person | only woman | only girl | only man | only guy | only fat | only beginner | feel ridiculous | look ridiculous | felt ridiculous | stick out | el mas viejo | la mas vieja | der alteste | die alteste | le plus vieux | la plus vieille | il piu vecchio | la piu vecchia | o mais velho | a mais velha`,
    says: ['everyone in the class could be my grandchild'],
    answers: [
      'You are the one in that room they hope to be at your age. Ridiculous is only how it feels from inside. Stand where you see the teacher, take the easier version without a word, and go three times before you judge it.',
      'It takes more nerve to walk in as the odd one out than to be twenty there. Say hello to the teacher before the start; then one person is on your side. And if the class is wrong for you, I make you one that fits.',
      'Feeling out of place fades by about the third time, when they know your face. Until then: back row, your own pace, your own weights. Who could you ask along once?',
    ],
  },
  {
    id: 'good-news',
    isLight: true,
    cues: `going to be a dad | going to be a mum | going to be a mom | gonna be a dad | gonna be a mum | im going to be a father | having a baby | got engaged | getting married | got the job | got promoted | passed my exam | passed the test | voy a ser padre | ich werde vater | je vais etre papa | diventero papa | vou ser pai`,
    says: ['we are expecting our first and i am shaking'],
    answers: [
      'Congratulations! Terrified and over the moon is exactly right. Your training will get shorter and odder, and that is fine: two sessions of twenty minutes carry you through the first months.',
      'What news, congratulations! Enjoy it today. When it gets real, we shrink the plan before it breaks: short, at home, at whatever hour is left.',
      'Wonderful, I am happy for you. Being scared only shows that it matters. Nothing about training has to change this week.',
    ],
  },
  {
    id: 'sober',
    cues: `months sober | days sober | since my last drink | since i last drank | since i last had a drink | without a drink | off the booze | alcohol free | weeks sober | year sober | years sober | sober today | sober for | quit drinking | stopped drinking | quit smoking | stopped smoking | smoke free | months clean | days clean | sin beber | nuchtern seit | sobre depuis | sobrio da | sobrio ha`,
    says: ['ninety days without a drink'],
    answers: [
      '{count}: that is a huge thing, and you did it one evening at a time. If the gym is what holds it, keep the hours fixed, above all the bad ones. I am glad you told me.',
      'Well done, truly. {count} is harder than any lift in here. Keep training easy to reach: a short session for the evenings when it pulls. Shall we have one ready?',
      'That is something to be proud of. Let the gym be the steady thing and not another test: same hours, modest weights, people who know your name. How do you mark the day?',
    ],
  },
  {
    id: 'birthday',
    isLight: true,
    cues: `turned 30 | turned 40 | turned 50 | turned 60 | turned 70 | its my birthday | my birthday | birthday today | es mi cumpleanos | geburtstag | mon anniversaire | mio compleanno | meu aniversario`,
    says: ['i am forty five today'],
    answers: [
      'Happy birthday! That is a proper way to mark it. Feeling alive afterwards is the whole point; take tomorrow easy, your legs will have opinions.',
      'Happy birthday, and well done. Do the same next year with one more and you have a tradition.',
      'Congratulations! Strong start to a new year of you. What should the next one bring: something heavier, longer or just regular?',
    ],
  },
];
