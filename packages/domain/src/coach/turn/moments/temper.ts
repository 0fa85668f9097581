import type { CoachMoment } from './moment.ts';

export const temperMoments: readonly CoachMoment[] = [
  {
    id: 'angry',
    offer: '15 hard minutes of intervals',
    isLight: true,
    cues: `so angry | im angry | furious | raging | want to punch | want to hit something | pissed off | fuming | so mad | que rabia | estoy furioso | estoy furiosa | cabreado | cabreada | so wutend | bin wutend | stinksauer | je suis enerve | je suis enervee | j ai la rage | sono furioso | sono furiosa | incazzato | incazzata | to com raiva | furiosa | furioso | puto da vida`,
    says: [
      'i could throw the dumbbells through the window',
      'had a fight with my boss and need to get it out',
    ],
    answers: [
      'Then let it out on something that can take it: hard short rounds, slams, sprints or a heavy bag, warmed up first. Give me your minutes and kit and I make it.',
      'Fair. Ten hard minutes with a clear end is a good place for that; just keep heavy lifts for a calmer head. Shall I make it?',
    ],
  },
  {
    id: 'let-down-by-us',
    isGrave: true,
    cues: '',
    says: ['your quick session made me late for the school run'],
    answers: [
      'You are right to be annoyed, and I am sorry: what I said and what it took were not the same, and you paid for it. Tell me the minutes you truly have, changing and shower included, and the next one ends inside them.',
      'That is my mistake, and I am sorry it cost you. From here on say when you have to be out of the door; I count back from there and leave some slack.',
    ],
  },
  {
    id: 'laughed-at',
    cues: `made fun of me | laughing at me | laughed when i | mocked me | bullied | harassed | filmed me and | staring at me | se burlaron de mi | se rieron de mi | ausgelacht | gemobbt | belastigt | se sont moques | m a filme | mi hanno deriso | presa in giro | preso in giro | riram de mim | zombaram de mim | me filmaram`,
    says: ['two lads giggled while i was benching the bar', 'a man kept commenting on my squats'],
    answers: [
      'I am sorry that happened. It says everything about them and nothing about your training. If somebody films or bothers you, tell the staff: that is theirs to stop.',
      'That is rotten, and you did nothing wrong. Everyone decent in that room remembers their first day. If you would rather train at home for a while, I plan it there.',
    ],
  },
  {
    id: 'rough-time',
    offer: '10 gentle minutes of mobility',
    cues: `rough year | rough week | rough day | rough time | hard year | hard week | hard time | tough year | tough week | tough time | bad day | terrible day | awful day | horrible day | shit day | crap day | worst day | bad week | feeling down | feel down | feeling low | feel sad | im sad | so sad | cried | crying | lost my job | got fired | laid off | mal dia | dia horrible | estoy triste | mal momento | schlechter tag | beschissener tag | schwere zeit | bin traurig | job verloren | mauvaise journee | sale journee | je suis triste | periode difficile | brutta giornata | giornata pessima | sono triste | brutto periodo | dia ruim | dia horrivel | to triste | fase dificil | perdi o emprego`,
    says: ['everything went wrong since monday', 'they let me go at work yesterday'],
    answers: [
      'I am sorry it has been so rough. We go at your pace: less weight, fewer days, and no lost points. If you want ten quiet minutes now, say so.',
      'That sounds hard, and I am sorry. Training can be small for a while and still do you good. Tell me what today has room for, even if it is nothing.',
      'I am sorry. On such days being kind to yourself is the plan. A walk, a stretch or an early night all count.',
    ],
  },
  {
    id: 'disliked-session',
    cues: `hated every | hated it | hated that | that was awful | workout was awful | session was awful | that was horrible | worst workout | worst session | didnt enjoy | did not enjoy | no fun at all | lo odie | fue horrible | war furchtbar | hat keinen spass | c etait horrible | pas aime | e stato orribile | non mi e piaciuto | foi horrivel | nao gostei`,
    says: ['what a miserable session, never like that', 'could not stand that one'],
    answers: [
      'Then that one missed, sorry. Tell me what was worst, the length, the effort or an exercise, and it is different next time.',
      'Fair enough, not every session suits. Name the part you would never do again and I leave it out.',
    ],
  },
];
