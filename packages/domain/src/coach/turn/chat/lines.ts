/** Small talk: what people say beside training, and what is said to it. */
export interface Chat {
  readonly id: string;
  /** Phrases of the languages that are read, parted by '|'. */
  readonly cues: string;
  readonly answers: readonly string[];
  /** For a second round on the same. */
  readonly after?: readonly string[];
}

export const chats: readonly Chat[] = [
  {
    id: 'joke',
    cues: `tell me a joke | tell a joke | need a joke | got a joke for me | one more joke | know any jokes | make me laugh | something funny | another joke | erzahl einen witz | cuentame un chiste | raconte une blague | raccontami una barzelletta | conta uma piada`,
    answers: [
      'Why did the dumbbell break up with the barbell? It needed somebody less attached to plates.',
      'I told my rest day a joke. It did not work out.',
      'My favourite machine at the gym is the one that sells water. Great range of motion, one coin per rep.',
      'What do you call a runner without a watch? Relaxed.',
    ],
    after: ['I have more, but they get heavier.', 'Laughing is core work, so keep going.'],
  },
  {
    id: 'joke-told',
    cues: `what do you call a | what do you call an | have in common lol | have in common haha | have in common | knock knock | walks into a gym | walks into a bar | heard this one | heres a joke | got a joke for you | want to hear a joke`,
    answers: [
      'That one deserves a rest day. Here is mine: I told my warm-up a joke, and it did not get it until the third set.',
      'I would groan if I had a diaphragm. In return: my favourite exercise is a cross between a lunge and a crunch. I call it lunch.',
      'Both leave you walking funny, I assume? I will stick to my day job. Another one, or back to the weights?',
    ],
    after: ['You are warming up nicely. Any more?', 'I count that as a set for the belly muscles.'],
  },
  {
    id: 'other-talk',
    cues: `talk about something else | talk about anything else | something other than training | not about training | anything but training | change the subject | change of subject`,
    answers: [
      'Of course. What is on your mind? I know training best, but I can listen.',
      'Gladly. Tell me about your day, and I keep the sets to myself.',
    ],
    after: ['I see. And how is that for you?', 'Go on, I am listening.'],
  },
  {
    id: 'favourite',
    cues: `your favourite exercise | your favorite exercise | your own fav | your fav exercise | your fav | ur fav | your favourite | your favorite | favourite lift of yours | what do you like best | dein lieblings | tu favorito | ton prefere | il tuo preferito`,
    answers: [
      'The farmer carry: pick up something heavy, walk, put it down. Nobody can do it wrong, and it trains nearly everything. What is yours?',
      'I have no body to do it with, but on paper the loaded carry wins: simple, honest, useful on the way home from the shop. Yours?',
    ],
    after: ['Good choice. I can build a session around it if you like.'],
  },
  {
    id: 'praise',
    cues: `youre the best | you are the best | ur the best | youre great | you are great | youre amazing | you are amazing | youre awesome | i love you | love you coach | good bot | great coach | best coach | youre funny | youre a star | du bist der beste | eres el mejor | t es le meilleur | sei il migliore | voce e o melhor | because of you | thanks to you`,
    answers: [
      'That is kind, thank you. You do the lifting, though; I only count.',
      'Thank you, that made my day, as far as I have days. The work is all yours.',
      'Very kind. I will take it, and pass nine tenths of it back to you.',
    ],
    after: ['It stands. Now go and enjoy it.'],
  },
  {
    id: 'human',
    cues: `hows life as | how is life as | who never gets sore | you never get sore | so a robot | a robot | so youre a bot | are you alive | do you sleep | do you ever sleep | do you eat | do you have feelings | how old are you | where do you live | whats your name | what is your name | do you have a name | are you male or female | do you get tired | wie heisst du | como te llamas | comment tu t appelles | come ti chiami | como voce se chama`,
    answers: [
      'I am a program, so no sleep, no meals and no sore legs. It leaves me all the time for yours.',
      'No person, no body and no age: a piece of software that coaches. Awake at any hour, though.',
      'Just a program with a soft spot for sensible training. Call me Coach.',
    ],
    after: ['Yes, a machine. A patient one.'],
  },
  {
    id: 'lift',
    cues: `do you lift | do you even lift | can you lift | how much do you bench | whats your bench | do you train | do you work out | how strong are you`,
    answers: [
      'Only your spirits, and the occasional rep count. My bench is zero, in any unit.',
      'Not a gram. I have perfect form, though: no joints, no mistakes.',
    ],
  },
  {
    id: 'rivals',
    cues: `smarter than | better than chatgpt | than siri | than alexa | beat arnold | could you beat | who would win | whod win | who d win | who wins | in a fight | in a contest | settle a bet | settle an argument`,
    answers: [
      'I would call it a draw and split the bet. Strength depends on the rules: what is built for climbing does not lock out a bar, and who lifts 500 kg cannot hang from a branch all day.',
      'Hard to settle without a referee. On raw strength I would back the heavier one, under the rules of sport the one who trained for them.',
      'No contest from me: I know training, and that is all. Ask me something with weights in it and I do my best.',
    ],
  },
  {
    id: 'life',
    cues: `meaning of life | sense of life | sinn des lebens | sentido de la vida | sens de la vie | senso della vita | sentido da vida`,
    answers: [
      'Above my pay grade. Good people, enough sleep and something that makes you a little out of breath is not the worst start.',
      'I only know the small one: be a bit more alive than yesterday. A walk helps.',
    ],
  },
  {
    id: 'weather',
    cues: `its snowing | it is snowing | snowing here | its raining | raining here | rain again | raining again | rain here | snow again | grey again | windy again | frost this morning | pouring here | chucking it down | so hot here | boiling here | lovely weather | sun is out | the sun is shining | es schneit | es regnet | esta nevando | il neige | nevica`,
    answers: [
      'Then make something of it: a short walk outside before it changes, or the warm corner and a session indoors. Which one is it?',
      'Nice to hear what it is like out there, I have no window. Layers and a walk, or twenty minutes inside?',
    ],
  },
  {
    id: 'match',
    cues: `watch the match | see the match | watch the game | see the game | did you see the | who are you supporting | my team won | my team lost | we won the match | we lost the match`,
    answers: [
      'I have no screen to watch it on. Was it worth the late night?',
      'Missed it, as always. How was it? If it went late, take today easy.',
    ],
  },
  {
    id: 'feast',
    cues: `merry christmas | happy christmas | happy new year | happy easter | happy holidays | happy birthday to you | frohe weihnachten | frohes neues | feliz navidad | feliz ano nuevo | joyeux noel | bonne annee | buon natale | feliz natal | eid mubarak`,
    answers: [
      'The same to you! Eat well, sleep in, and let one walk be the whole program.',
      'Thank you, to you and yours as well. Training will still be here afterwards.',
    ],
  },
  {
    id: 'back-soon',
    cues: `brb | be right back | back in a sec | back in a minute | one sec | hang on | give me a minute | wait a sec | gleich wieder da | ahora vuelvo | je reviens | torno subito | ja volto`,
    answers: ['Take your time, I am here.', 'No hurry. I keep your place.'],
  },
  {
    id: 'secret',
    cues: `keep a secret | can you keep a secret | between us | dont tell anyone | dont tell anybody | unter uns | entre nosotros | entre nous | tra noi`,
    answers: [
      'What you tell me stays in your account; you can see and delete it under your profile. I have nobody to gossip with.',
      'It goes no further than your account here, and you can delete it there. Go on.',
    ],
  },
  {
    id: 'apology',
    cues: `sorry i was rude | sorry for being rude | i was rude | sorry about yesterday | sorry for yesterday | sorry for shouting | i didnt mean it | my bad | apologies | sorry for swearing | tut mir leid wegen | perdon por | desole pour | scusa per | desculpa por`,
    answers: [
      'Nothing to forgive, and nice of you to say it. What are we doing today?',
      'All forgotten. Bad days happen; I do not keep score of those.',
    ],
  },
  {
    id: 'stop-sorry',
    cues: `stop saying sorry | stop apologising | stop apologizing | dont apologise | dont apologize | no more sorry | hor auf dich zu entschuldigen`,
    answers: [
      'Understood. Then straight to it: what do you need?',
      'Fine, none left. What is next?',
    ],
  },
  {
    id: 'tone',
    cues: `dont like your tone | do not like your tone | your tone is | watch your tone | you sound cold | you sound robotic | you sound like a robot | so robotic | bit cold | dein ton | tu tono | ton ton`,
    answers: [
      'Fair point. I can be warmer, drier, plainer or stricter: say which, and I keep to it.',
      'Noted. Warm, plain, dry or strict: tell me how you like it, and I talk like that.',
    ],
  },
  {
    id: 'voices',
    cues: `talk like a pirate | speak like a pirate | like yoda | talk like a | sing me | sing a song | rap for me | write a poem | write me a poem | a poem about | rap about`,
    answers: [
      'Arr, that is about all the costume I own. Plain, warm, dry or drill sergeant I can do properly; pick one.',
      'My range is small: plain, warm, dry or drill sergeant. Choose, and I stay in it.',
    ],
  },
  {
    id: 'pets',
    cues: `my cat sits | my cat lies | my cat watches | my cat judges | my cat thinks | my dog watches | my dog licks | my dog lies | my dog thinks | my dog joins | cat on my back | dog on my back | cat sits on | dog sits on | cat jumps on | judges me | licks my face`,
    answers: [
      'A most demanding training partner: unpaid, unimpressed and always on the mat. It counts as extra load if you can keep your hips level.',
      'That is coaching at its most honest. Keep the form, offer a treat for good reps, and feed only one of you afterwards.',
      'Four kilos with claws and a will of its own: I would call that an advanced variation.',
    ],
    after: ['Pass on my regards. They run the place anyway.'],
  },
  {
    id: 'would-you',
    cues: `what would you do | in my place | if you were me | gym or couch | gym or sofa | gym or bed | train or rest today | was wurdest du tun | que harias tu | tu ferais quoi | cosa faresti | o que voce faria`,
    answers: [
      'Shoes on and ten easy minutes. If it still feels wrong then, the couch has won fairly.',
      'Ten minutes first, then choose again. Most days you stay; on the others you needed the rest.',
    ],
  },
  {
    id: 'able',
    cues: `what can you actually do | what can you really do | what are you good for | what else can you do | show me what you can | was kannst du eigentlich`,
    answers: [
      'Make a session to the minute, change it, plan weeks, move days, log what you tell me, read your numbers, and answer on training, recovery and food basics. Try me with a length and what you have to train with.',
    ],
  },
  {
    id: 'amuse',
    cues: `entertain me | amuse me | distract me | im bored talk to me | talk to me | chat with me | lets chat`,
    answers: [
      'A game then: how many seconds can you stand on one leg with your eyes closed? Over twenty is good. Tell me the number.',
      'Here is one: sit down on the floor and get up without your hands. Can you? Many cannot, and it is worth practising.',
    ],
    after: ['Not bad at all. Best of three?'],
  },
];
