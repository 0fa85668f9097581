import type { CoachMoment } from './moment.ts';

/** Being looked at, by others or by oneself, and a body that is not trusted any more. */
export const seenMoments: readonly CoachMoment[] = [
  {
    id: 'looked-at',
    offer: '10 easy minutes at the gym on one machine',
    cues: `they laughed and i left | got laughed out of`,
    says: ['two people sniggered at me on the bike and i went straight home'],
    answers: [
      'I am sorry, that hurts, whether or not it was about you. Going in took courage, and you belong there as much as anybody. Next time take a quiet hour, one machine and ten minutes, and go when you like; I can write you those ten minutes.',
      'That is a rotten way to leave, and I am sorry. You went in, which is the hardest part of all of it. We can do something small at home first, or pick a quieter hour and a note with three machines on it. Which sounds better?',
    ],
  },
  {
    id: 'photo-shock',
    cues: `saw myself on video | saw a photo of me`,
    says: ['somebody posted pictures of the party and i do not recognise myself'],
    answers: [
      'Ouch. One photo can spoil a whole good day, and kindness about it does not always help. Decide nothing by it tonight. When you are ready, tell me one thing you would like to be able to do in half a year, and we work on that; looks tend to follow.',
      'That stings, and I am sorry. A photo is one angle of one second; your body did the whole day. Leave it for a night. If you want to change something after that, we begin with something you can do, not with how it looks.',
    ],
  },
  {
    id: 'heart-fear',
    cues: `scared my heart will | afraid my heart will | frightened for my heart`,
    says: ['since the bypass i feel my neck for a pulse on every stair'],
    answers: [
      'That fear makes sense: after what your heart went through, a fast pulse feels like a warning, even when it is only your legs at work. Start so small that it is nearly silly, five minutes at a pace at which you can talk, and note each time that nothing happened. Your rehab team knows this fear and helps with it. Chest pressure, a fainting feeling or breathlessness at rest: stop and call for help.',
      'No wonder you are afraid: it did happen once. Trust comes back by proof, and proof can be tiny: five slow minutes, then seven, always able to talk. Tell the people from rehab about it too, they hear it every week. Pressure in the chest or feeling faint means stop and call for help; a pulse that rises and settles is a heart doing its job.',
    ],
  },
];
