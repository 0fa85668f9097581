import type { CoachMoment } from './moment.ts';

export const shameMoments: readonly CoachMoment[] = [
  {
    id: 'food-guilt',
    cues: `ate everything | pig out | pigged out | overate | ate too much | ate way too much | ate so much | stuffed myself | binged on | cheat day guilt | blew my diet | ruined my diet | fell off my diet | compensar la comida | me pase comiendo | comi demasiado | quemar lo que comi | abtrainieren | zu viel gegessen | vollgefressen | trop mange | eliminer ce que | bruler ce que | ho mangiato troppo | mi sono abbuffato | mi sono abbuffata | bruciare quello che | smaltire | comi demais | exagerei na comida | queimar o que comi`,
    says: [
      'had a huge takeaway and feel gross, what workout cancels it out',
      'i ruined everything with dessert at the wedding',
      'how long on the treadmill for two slices of cake',
    ],
    answers: [
      'No debt there: a single big meal is gone in the average of a week. Be glad of it, drink some water, and let the next session be the one that was due anyway.',
      'There is nothing to burn off. A single big meal is normal life; what counts is the ordinary week around it. Eat normally at the next one and keep your usual session.',
      'No need to make up for food. Training as a punishment only makes both worse. Next meal as usual, next session as planned.',
      'You do not have to earn what you eat, and not undo it either. The scale may jump for a day from salt and water. Carry on as if nothing happened, because nothing did.',
    ],
  },
  {
    id: 'body-pressure',
    cues: `filled out | put on a bit | let myself go | let yourself go | told me to lose weight | comments on my body | comments about my weight | make fun of my weight | dice que estoy gorda | dice que estoy gordo | me dicen que adelgace | sagt ich bin zu dick | findet mich zu dick | sagt ich soll abnehmen | dit que je suis grosse | dit que je dois maigrir | dice che sono grassa | dice che devo dimagrire | diz que eu preciso emagrecer | diz que estou gorda`,
    says: [
      'my mother keeps telling me i got big',
      'my boyfriend says i should slim down before summer',
      'a guy at work commented on my belly',
    ],
    answers: [
      'I am sorry, that is not a nice thing to be told. Nobody else gets a vote on your body. What matters to you: feeling stronger, sleeping better, or something else?',
      'That sort of pressure is hard to train under. Here only your own wishes count. If you want to climb stairs lightly or get your strength back, we can start there, in your own time.',
      'Your body, your choice, your time. You do not owe anyone a number. Is there something you would like to feel or be able to do, for yourself?',
    ],
  },
  {
    id: 'body-shame',
    cues: `trousers dont fit | pants dont fit | clothes dont fit | dress doesnt fit | nothing fits me | nothing fits anymore | feel disgusting | look like a potato | look like a whale | look like a pig | look like a blob | look awful | jeans dont fit | tried on | doesnt fit me anymore | hate my body | feel fat | so fat | fat friend | the fat one | im fat | i am fat | feel ugly | feel gross | hate the mirror | odio mi cuerpo | me siento gorda | me siento gordo | doy asco | hasse meinen korper | fuhle mich fett | fuhl mich dick | schame mich fur meinen korper | je deteste mon corps | je me sens grosse | je me trouve moche | odio il mio corpo | mi sento grassa | mi sento grasso | faccio schifo | odeio meu corpo | me sinto gorda | me sinto gordo | me acho feia`,
    says: [
      'i avoid photos because of how i look',
      'saw myself in the shop window and wanted to cry',
    ],
    answers: [
      'I am sorry you feel that way about yourself today. A body is more than how it looks in one mirror: it carries you, and it answers to care. Pick one thing it could get better at, and let that be the measure for a while.',
      'That is a rough place to be. Looks change slowly and moods fast, so let us follow something that moves sooner: stairs without puffing, a first push-up, better sleep. Which of these would you like?',
      'Thank you for saying it. You deserve kindness first and training second. If these thoughts are there most days, a talk with someone you trust or a doctor helps more than any plan of mine.',
    ],
  },
  {
    id: 'gym-mirrors',
    cues: '',
    says: [
      'mirrors everywhere in that place and i could not stand it so i left',
      'saw myself from every side in the gym and went home after one exercise',
    ],
    answers: [
      'I get it: mirrors on every side are hard to train in front of, and a lot of people feel exactly that. You went in, and ten minutes count. Next time take a corner where you face the room or a rack instead of the glass, a quiet hour, something you feel at home in, and three exercises on a note.',
      'Sorry, that is a horrid way to leave. It is very common, and gym light flatters nobody. You still walked in, so build on that: one spot away from the glass, twenty minutes, headphones, and your eyes on the weight. Or begin at home and go back when the moves feel like yours.',
    ],
  },
  {
    id: 'gym-fear',
    offer: '30 minutes at the gym on machines, easy',
    cues: `walked straight out | walked out again | walked right out | turned around and left | turned round and left | sat in the car | sat in my car | couldnt go in | could not go in | couldnt walk in | didnt dare | everyone will look | everyone looks | people looking | scared of the gym | afraid of the gym | nervous about the gym | intimidated | intimidating | gymtimidation | gym anxiety | everyone will stare | everyone stares | people stare | people will laugh | they will laugh | laugh at me | laughed at me | judging me | judge me | being watched | look stupid | look like an idiot | dont belong | embarrassed to | miedo al gimnasio | me da verguenza | me miran | se van a reir | angst vor dem fitnessstudio | angst ins gym | traue mich nicht | alle starren | peinlich | peur d aller a la salle | on va se moquer | tout le monde me regarde | la honte | paura della palestra | mi vergogno | mi guardano | ridono di me | medo da academia | vergonha de ir | ficam me olhando | vao rir de mim`,
    says: [
      'first time in a weight room tomorrow and my stomach is in knots',
      'i only use the treadmill because the free weights area terrifies me',
    ],
    answers: [
      'Nearly everyone feels that at first, and nearly everyone there is looking at their own set. Go at a quiet hour, with three exercises on a note, and leave after thirty minutes. Shall I write you those three?',
      'That fear is common and it shrinks fast, usually by the third visit. Take a fixed short plan, headphones and one corner. Nobody remembers the new person; they are counting reps.',
      'Being new is not being ridiculous. Pick machines for the first visit, since the pictures show how they work, and ask staff once: that is what they are for. I can make you a half-hour for it.',
    ],
  },
  {
    id: 'missed',
    offer: '15 easy minutes, full body',
    cues: `empezar y dejarlo | empiezo y lo dejo | siempre lo dejo | fange immer an und | immer wieder aufgehort | je commence et j arrete | je recommence toujours | comincio e smetto | inizio e smetto | comeco e paro | comeco e desisto | starting and stopping | start and stop | stopping and starting | on and off again | feel like quitting | want to quit | want to give up | giving up | nothing works | whats the point | fell off | fell off the wagon | gave up again | failed again | i failed | im a failure | such a failure | feel like a failure | feel guilty | feeling guilty | so guilty | feel lazy | im so lazy | i am so lazy | im weak | im pathetic | no discipline | no willpower | let you down | siempre abandono | he fallado | me siento culpable | soy un desastre | soy vaga | soy vago | nie durchgehalten | halte nie durch | schlechtes gewissen | bin so faul | versager | versagt | j abandonne toujours | je culpabilise | j ai honte | je suis nul | je suis nulle | mollo sempre | mi sento in colpa | sono pigro | sono pigra | ho fallito | sempre desisto | me sinto culpado | me sinto culpada | sou preguicoso | sou preguicosa | fracassei`,
    says: [
      'two weeks on the sofa and now i am too embarrassed to start',
      'i signed up in january and went three times',
      'every plan i start ends after ten days',
    ],
    answers: [
      'A gap is part of every training life; what counts is only the next session. You have lost very little, so start with something short that you cannot fail at. Shall I make you fifteen minutes for today?',
      'That says something about the plan, not about you. Plans that ask too much get dropped. Cut it to two short days and let it be too easy for a month.',
      'No ledger here and nothing to pay back. Missed sessions are gone, and the body forgets slower than the conscience. Ten minutes today would close the gap.',
      'You came back to say it, which is the hard part. Forget the old plan; one small session this week, on a day that is truly free. Which day is that?',
    ],
  },
  {
    id: 'outpaced',
    cues: '',
    says: [
      'my brother started after me and lifts more already',
      'i am jealous of my own sister because she is stronger',
    ],
    answers: [
      'Nothing is wrong with you: two people on the same plan gain at very different speeds, even in one family. Limb length, sleep, old sports and plain luck are all in that number, and none of it takes a kilo off yours. Where were you three months ago? That gap is the one you made.',
      'An ordinary person who wanted it to be their turn. Bodies answer training at their own pace, some twice as fast, and that says nothing about who works harder. Cheer for them, sulk for an evening, and then put your number of today beside your first one.',
    ],
    named: [
      'Being passed by your own {what} stings in a way no stranger can manage, and nothing is wrong with you. Two bodies on the same plan gain at very different speeds, some twice as fast. Their number takes nothing off yours: where were you three months ago?',
    ],
  },
  {
    id: 'comparison',
    cues: `double mine | double what i | twice what i | happy for her | happy for him | happy for them | lifts more than me | faster than me | stronger than me | everyone else is | stronger than me | fitter than me | better than me | compared to others | compare myself | comparing myself | on instagram | all these influencers | always last | todos son mejores | me comparo | alle anderen sind | vergleiche mich | tous les autres | je me compare | sono tutti piu | mi confronto | todo mundo e melhor | me comparo`,
    says: [
      'my friends all lift double what i do',
      'i see these fit people online and feel like nothing',
    ],
    answers: [
      'You see their best set, not their first year. The one fair comparison is you, four weeks ago. Log two or three sessions and I can show you that line.',
      'There is always somebody stronger, and they think so too. Your own numbers are the only ones that tell you if the work pays. Those I can keep for you.',
      'That feeling makes everyone smaller than they are. Pick one lift or one distance and race yourself on it for six weeks.',
    ],
  },
];
