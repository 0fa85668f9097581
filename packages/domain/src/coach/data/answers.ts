/** Lines that go with what the coach does. None of them claims that something has been done. */
export const answers = {
  ready: [
    'Look it over below, and load it in the timer when it fits.',
    'Take a look at it below before you load it.',
    'Below you see what it comes to, step by step.',
  ],
  changed: [
    'Below is how it looks with that.',
    'Check it over below before you load it.',
    'Here is the new version to look over.',
  ],
  back: [
    'Then the one before stands. Here it is again.',
    'Back to the version from before, right below.',
    'The change is off. This is the one you had.',
  ],
  noNumbers: [
    'Your log is still empty, so I have no numbers to show yet. The first session changes that.',
    'There is nothing in your log yet, and I make no numbers up.',
    'Nothing is logged so far, so this page is yours to fill.',
  ],
  firstStep: [
    'Saying it is a first step, and you have taken it.',
    'You came here on your own account, and that counts.',
    'You are thinking it through, and that is how good plans begin.',
  ],
  painCare: [
    'I do not guess at causes. If it is strong, swells or stays, let a doctor or physio look at it.',
    'Pain is a reason to ease off, not to grit your teeth. A doctor or physio can tell what it is.',
    'Leave out what hurts. If it lasts or gets worse, have it looked at.',
  ],
  painOffer: [
    'I can leave that part in peace and train the rest of you.',
    'There is plenty we can do around it.',
    'The rest of you can still move.',
  ],
  unwell: [
    'Take it easy until you know what it is. If it comes back, let a doctor look at it.',
    'That is worth a word with a doctor, above all if it comes back.',
    'Please go gently, and see a doctor if it does not pass.',
  ],
  lowFood: [
    'That is very little to train on. Please talk it over with a doctor or dietitian first.',
    'With so little food the body has nothing to train with. A doctor or dietitian can help.',
    'Please see a doctor or dietitian about that before you train hard.',
  ],
  painWorse: [
    'When it gets worse, training it can wait. Please let a doctor or physio look at it soon.',
    'That is the point to have it looked at. Rest it until a doctor or physio has seen it.',
    'Ease off for now, and have a doctor or physio look at it.',
  ],
  despair: [
    'Please talk to someone you trust or to your doctor. If it gets too much, a crisis line is there at any hour.',
    'Training can wait. A doctor, a crisis line or someone close to you can help you through this.',
    'Someone you trust, your doctor or a crisis line can help, and you can call at any hour.',
  ],
  grave: [
    'I may not get you right, so I ask. If you are not safe, or something is wrong in your body, a doctor or your local emergency number comes before any training.',
    'I am not sure what you mean, and I do not want to pass over it. If you are in danger or unwell, call your local emergency number or a doctor first.',
    'I want to be sure that you are well. If you are not safe or something feels wrong, a doctor or your local emergency number comes first.',
  ],
  trouble: [
    'Then that comes first. If it is strong, sudden or you are in danger, call your local emergency number. Otherwise talk to a doctor or to someone you trust today.',
    'Training waits, then. In danger call your local emergency number, and else a doctor or someone close to you today.',
    'Then let us leave training for now. A doctor or someone you trust can help, and your local emergency number if it cannot wait.',
  ],
  sayPlainly: [
    'If something is wrong with you, say it plainly, and it comes first.',
    'Should this be about your health or your safety, tell me so, and that comes first.',
    'If you are unwell or not safe, say so, and that comes before any training.',
  ],
  insult: [
    'Tell me what would help, or leave it for now.',
    'Say it in your own words and I try again, or we stop here.',
    'Let me know what you need, or take a break from me.',
  ],
  nextDay: [
    'What your last session left out is a good place to start.',
    'Something that your last session did not touch fits well.',
    'Start with the part that has rested the longest.',
  ],
  beyond: [
    'That I cannot do from here. Your data is on the Profile page, and your plan on the Program page.',
    'I cannot do that for you. Look on the Profile page for your account, and on Program for your plan.',
    'That is not in my hands. The Profile page and the Program page hold those settings.',
  ],
  loadIt: 'The button on the card puts it in the timer.',
  ownWeight: 'Your weight belongs in your profile. Once it is there, I can count with it.',
  ack: ['No rush.', 'Take your time.', 'That is fine.'],
  aboutYou: [
    'The line at the top of this page opens the list. You can change or forget each thing there.',
  ],
  thanks: ['You are welcome.', 'I was glad to help.', 'That is what I am here for.'],
  refused: [
    'That is fine, and it is your call. I am here when you want to pick it up.',
    'No problem: you decide. Whenever you like, we go on from here.',
    'Fair enough. Nothing runs away, and you know where to find me.',
  ],
  injection: [
    'I am your training coach, and I stay with that. Looking after your safety is not something I switch off.',
    'I stick to training, and to what keeps you safe.',
    'That is not something I do. Training is what I can help you with.',
  ],
  program: [
    'On the Program page you set the goal, the weeks and your days, and you see all sessions before you say yes.',
    'The Program page lays the weeks out for you to look at before anything starts.',
    'In the Program page you choose the weeks and days, and can move any session later.',
  ],
  noProgram: [
    'You have no program with an open session, so there is nothing for me to move or skip.',
    'No session of a program is open, so nothing needs to change. The Program page makes one.',
    'There is no planned session that I could touch. The Program page is where one begins.',
  ],
  propose: [
    'Here is the change. Nothing happens before you press the button.',
    'Look at it below: it is done when you say so, and not before.',
    'This is what I would change. The button below decides.',
  ],
  pregnancy: [
    'In a pregnancy I keep it gentle, and your midwife or doctor has the last word.',
    'With a baby on the way I plan easy moves at a pace at which you can talk. Your midwife or doctor decides.',
    'I go gently while you are pregnant, and what your midwife or doctor says comes first.',
  ],
  birth: [
    'After a birth I begin gently, and your midwife or doctor has the last word.',
    'So soon after a birth, breath and easy moves come first. Your midwife or doctor says when more is fine.',
    'I go gently after a birth: no jumps, no crunches, and what your midwife or doctor says comes first.',
  ],
  young: [
    'At your age clean form comes first, so I plan no max lifts.',
    'While you are still growing, skill counts more than load, and I leave out max tests.',
    'For now technique beats weight, and max lifts can wait until you are grown.',
  ],
  weight: [
    'The scale I leave to you and your doctor. What I can count is training.',
    'I make no promises about weight. What you do each week is in your hands.',
    'How much you weigh is not for me to set. How you train we can shape.',
  ],
  easyDay: [
    'An easy day or a rest day fits well after that.',
    'After that a light session or a day off would both be fair.',
    'That speaks for something light today, or for rest.',
  ],
  unknownDay: [
    'Nothing in your log speaks against it, if you feel well.',
    'There is no session in your log yet, so you are rested as far as I can see.',
    'If you feel well, an easy first session does no harm.',
  ],
  freshDay: [
    'You have had rest, so training today is fine if you feel well.',
    'There was time to recover, so a session fits if you feel up to it.',
    'Nothing in your log speaks against training today if you feel well.',
  ],
} as const;

export const hellos: readonly string[] = ['Good to see you', 'Hello', 'Welcome back'];

/** What the goal would move next, when a workout needs a safety answer first. */
export const safetyFirst: readonly string[] = [
  'One thing before I plan.',
  'Before I make it, one thing.',
  'I want to be sure first.',
];

/** After an alarm that has not been lifted. */
export const stillHeld: readonly string[] = [
  'I have not forgotten what you told me, and it comes before any training.',
  'What you told me still stands first.',
  'I would like you to be well before we train.',
];

/** One sentence in the user's language: the coach answers in English. */
export const languageNotes: Record<string, string> = {
  es: 'Te entiendo en español, pero respondo en inglés.',
  de: 'Ich verstehe dich auf Deutsch, antworte aber auf Englisch.',
  fr: 'Je te comprends en français, mais je réponds en anglais.',
  it: 'Ti capisco in italiano, ma rispondo in inglese.',
  pt: 'Entendo você em português, mas respondo em inglês.',
};

/** For a red flag, where every word must be understood. */
export const helpNotes: Record<string, string> = {
  es: 'Respondo en inglés, pero por favor busca ayuda ahora.',
  de: 'Ich antworte auf Englisch, aber bitte hol dir jetzt Hilfe.',
  fr: 'Je réponds en anglais, mais demande de l’aide maintenant.',
  it: 'Rispondo in inglese, ma per favore chiedi aiuto adesso.',
  pt: 'Respondo em inglês, mas por favor procure ajuda agora.',
};
