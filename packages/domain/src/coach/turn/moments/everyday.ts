import type { CoachMoment } from './moment.ts';

/** What comes up in ordinary weeks, beside the great joys and griefs. */
export const everydayMoments: readonly CoachMoment[] = [
  {
    id: 'left-behind',
    cues: `wait for me | waiting for me | wait at every | slowest in the group | slowest in my | always the slowest | always the last | always last | come in last | everyone is faster | everybody is faster | all faster than me | cant keep up | can not keep up | drop me on | drops me on | dropped me on the`,
    says: ['the whole group stands at the top of the hill until i arrive'],
    answers: [
      'That stings, even when they mean it kindly. They wait because they want you along; still, ask for a route with loops, where the quick ones turn round and come back to you. And where were you three months ago?',
      'Nobody likes to be waited for. Two things help at once: start ten minutes before them, or pick the session where everyone runs by time and not by distance. You get faster there without anyone standing around.',
    ],
  },
  {
    id: 'food-slip',
    isLight: true,
    cues: `cheated on my diet | broke my diet | blew my diet | ruined my diet | fell off the diet | ate a whole | ate the whole | whole pizza | whole tub | whole packet | whole bag of | pigged out | stuffed my face | stuffed myself | ate like a pig | ate so much | ate too much | overate`,
    says: ['demolished the entire box of chocolates and hate myself for it'],
    answers: [
      'One big meal changes nothing: what you see on the scale tomorrow is salt and water. Nothing to make up for and nothing to burn off; eat your next meal as usual, with some protein in it. If it happens often and feels out of your hands, it is worth talking to somebody about.',
      'It was a meal, not a crime. Sleep, have a normal breakfast and a walk if you feel like one, and by Thursday it is gone. Was it hunger, or the day?',
    ],
  },
  {
    id: 'baby-soon',
    isLight: true,
    cues: `kid no | baby arrives | baby is due | due in a few weeks | baby comes in | newborn at home | going to be a dad | going to be a father | about to be a dad | twins on the way | never train again`,
    says: ['number two is due next month and that will be the end of my gym life'],
    answers: [
      'Congratulations! You will train again, only in crumbs for a while: ten minutes at home, two or three times a week, keep nearly everything. Until then sleep while you can. Shall I make you one that can be broken off at any point?',
      'Lovely news. The first months are for sleep and short walks with the pram, and that is fine: what you built waits. When there are ten quiet minutes, tell me, and I have something.',
    ],
  },
  {
    id: 'held-up',
    isLight: true,
    cues: `physio cancelled | physio appointment was cancelled | cancelled on me | class was cancelled | race was cancelled | race got cancelled | match was cancelled | gym cancelled | on the waiting list | appointment moved | just want to play | just want to run again | just want to train again | itching to get back`,
    says: ['they have pushed my appointment back once more and i am losing patience'],
    answers: [
      'How annoying, when all you want is to get going. Ask them for a call instead, even five minutes, so you know what is allowed until then. Everything that does not touch it we can train in the meantime: what may you do?',
      'Waiting is the worst part of it. Keep the rest of you busy: two short sessions of what does not hurt, so you come back with less to make up. What did they clear so far?',
    ],
  },
  {
    id: 'nothing-to-be-proud-of',
    cues: `proud of nothing | nothing to be proud of | not proud of | not happy with myself | not happy with how | disappointed in myself | disappointed with myself | i suck at | i suck at this | i suck`,
    says: ['there is nothing about me lately that i would call good'],
    answers: [
      'Some weeks leave nothing to hold up to the light, and that is a heavy feeling. Let us make one small thing that counts: ten minutes today, done, written down. Has it been like this for long? If so, tell somebody near you as well.',
      'That sounds low. You do not need to be proud of anything today; getting through it is enough. If it stays for more than two weeks, a doctor is a good person to tell. What was the last thing that went even slightly well?',
    ],
  },
  {
    id: 'rest-guilt',
    isLight: true,
    cues: `guilty when i rest | guilty for resting | guilty about resting | guilty on rest days | guilty on my rest day | bad about resting | bad on rest days | lazy on rest days | cant sit still on rest days | hate rest days`,
    says: ['a day without training makes me feel like a slob'],
    answers: [
      'Rest is where the training lands: muscle is built on the days you do nothing. Plan it like a session, with a walk and a good meal, and tick it off. If a day off really frightens you, that is worth talking about with someone.',
      'You do not lose anything on a rest day, you collect. Put it in the diary as training day four: sleep, food, a stroll. Does it feel more like duty, or like fear of losing something?',
    ],
  },
  {
    id: 'fits-again',
    isLight: true,
    cues: `they closed | it closed | jeans closed | jeans fit again | jeans fit | trousers fit | dress fits | fits again | fit again | fit into my | belt hole | a hole tighter`,
    says: ['the old suit buttons up again'],
    answers: [
      'They CLOSED! That is worth more than any number on a scale. Wear them round the house for an evening, and then keep doing exactly what got you here.',
      'Ha, wonderful! Cloth does not lie. Put them at the front of the wardrobe and carry on just as you do.',
    ],
  },
  {
    id: 'parent-guilt',
    cues: `guilty leaving | guilty for leaving | guilty about leaving | bad leaving | bad for leaving | selfish for training | selfish to train | time away from my kids | away from the kids`,
    says: ['an hour for myself feels stolen from the children'],
    answers: [
      'That guilt is common, and it means you love them. An hour in which they are with somebody who adores them and you come back lighter is a good deal for everyone. Ask your helper if they mind; they mostly look forward to it.',
      'You are not taking it from them, you are showing them how it is done. Two fixed hours a week that everybody knows of feel less like stealing than one that is always up for debate.',
    ],
  },
  {
    id: 'look-same',
    cues: `look exactly the same | look the same | looks the same | no visible | see no difference in the mirror`,
    says: ['ninety days in and the mirror has not noticed'],
    named: [
      '{count} of work and nothing to see: that would make me want to quit too, and you see yourself every day, which makes you the worst-placed witness. Look at what cannot be polite: the weights of month one against now, a tape, an old photo in the same light. Which of those have you got?',
    ],
    answers: [
      'All that work and nothing to see: that would make me want to quit too. But it shows in the numbers first. Are your weights or reps up since the start? If yes, it is coming and food decides when; if no, we change that and you will see it by spring. Which is it?',
      'I understand, that is a long time without a reward. The mirror is the last to know. Tell me one lift then and now, and about how much protein you eat, and I tell you which of the two is holding it back.',
    ],
  },
  {
    id: 'past-self',
    cues: `how i was at 2 | how i was at 20 | how i was at 25 | how i was at 30 | when i was 20 | when i was 25 | compared to my younger | my younger self | who i used to be | not what i used to be | at 25 i could | at 20 i could`,
    says: ['ten years ago this would have been my warm-up'],
    answers: [
      'Your younger self had more sleep, more time and fewer bills. Compare yourself with you three months ago; that is a race you can win, and at any age. Which number from this autumn do you have?',
      'That one is hard to argue with, he or she never gets older. But recovery slows far less than people think, a day here and there. Pick one thing you could not do in spring, and we look at that instead.',
    ],
  },
  {
    id: 'sigh',
    isLight: true,
    cues: `ugh | argh | meh | bleh | sigh | blah | gah | what a day | what a week | one of those days | one of those weeks | fml`,
    says: ['just one of those mornings'],
    answers: [
      'That kind of day? Tell me the worst of it, or give me ten minutes and I make something that shakes it off.',
      'I hear that. Moan, move or nap: which one is it today?',
    ],
  },
  {
    id: 'kind-word',
    isLight: true,
    cues: `tell me something nice | say something nice | something nice please | cheer me up | encourage me | motivate me | hype me up | i need a pep talk | give me a pep talk | need encouragement`,
    says: ['could do with a kind word before i go'],
    answers: [
      'You are here and asking, which is more than most people do on a day like this. Nobody ever came home sorry that they went for ten minutes. Off you go.',
      'Here is one: bodies forgive. Every week you skipped is forgotten after two you did not. Start small today, and tomorrow is easier.',
    ],
  },
  {
    id: 'hard-shift',
    isLight: true,
    cues: `long day at | long day at work | long shift | long day at the hospital | on my feet all day | hard shift | brutal shift | double shift | just off work | just got home from work`,
    says: ['twelve hours on the ward and my feet are burning'],
    answers: [
      'That was a long one. Sit down first, eat something. If you still want to move, ten easy minutes take the day out of your legs; if not, bed is the better training.',
      'Then you have earned your chair. Feet up, water, food; and if your head needs it more than your legs, a short walk does it.',
    ],
  },
  {
    id: 'praised',
    isLight: true,
    cues: `someone said i look | somebody said i look | people noticed | said i look fit | said i look strong | said i look great | got a compliment | got complimented | asked if i work out | asked me if i lift`,
    says: ['my neighbour asked what i am doing, i look so different'],
    answers: [
      'That is a lovely thing to hear, and they only saw the outside of it. You know the mornings behind it. Keep doing exactly that.',
      'Ha, well earned. Others notice after about three months; you have been building it far longer.',
    ],
  },
];
