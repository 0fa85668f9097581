import type { CoachMoment } from './moment.ts';

export const setbackMoments: readonly CoachMoment[] = [
  {
    id: 'pregnancy-loss',
    isGrave: true,
    cues: `miscarriage | miscarried | stillbirth | stillborn | lost the baby | lost our baby | aborto espontaneo | perdi al bebe | fehlgeburt | fausse couche | aborto spontaneo | perdi o bebe`,
    says: ['we lost the baby at eleven weeks and i feel hollow'],
    answers: [
      'I am so sorry. A body that has been through that can feel foreign for a while, and it owes nobody anything. Walk if walking is kind; when your doctor or midwife says you are healed, we start very small.',
      'I am very sorry for your loss. There is no right time to be back. Until you want more, a slow walk is plenty, and rest is just as good. If the days stay dark, please let someone who knows you or your midwife in.',
      'That is a real loss, and I am sorry. Feeling like a stranger in your own body is part of it and does pass. Nothing to train now. Tell me when moving sounds good, even ten minutes.',
    ],
  },
  {
    id: 'meet-failed',
    cues: `bombed out | red lights | three reds | no lift | dnf | did not finish | didnt finish the race | dropped out of the race | pulled out at | failed my test | failed the test | failed my exam | choked | lost the final | lost the match | knocked out in | came dead last | bonked | blew up at | missed my target by | missed the cut | fallo en la competicion | no termine la carrera | aufgegeben im rennen | durchgefallen | j ai abandonne la course | mi sono ritirato | desisti da prova`,
    says: [
      'all that training and i fell apart on the day',
      'trained for months and blew up at km 30',
    ],
    answers: [
      'Ouch. Months of work and it went wrong on the day, with people watching. That stings and it may. Leave it alone for two days, then write down the one thing you would open lighter or start slower with. The strength is still yours.',
      'That hurts, above all after the work and the way there. One bad day says little about what you can do: nearly everyone who competes has one. Rest this week. When you are ready, tell me how the attempts or the splits went and we find the cause.',
      'I am sorry, what a long way home that must have been. The result is gone, the training is not. No decisions this week; next one we set a date and a first attempt that you could do half asleep.',
      'Rotten luck and a rotten feeling. Nothing to fix today. When it burns less, one question is worth it: was it the plan on the day or the strength? It is nearly always the plan, and that is quick to mend.',
    ],
  },
  {
    id: 'left-out',
    cues: `dropped from the team | dropped from the squad | dropped from the first | kicked off the team | kicked out of the team | lost my spot | turned down for the team | turned me down again | turned down again | passed over | didnt make the cut | didnt make the squad | dropped me | dropped me to the bench | benched me | not selected | didnt get selected | didnt make the team | not picked | cut from the team | left me out | lost my place | me dejaron fuera | nicht aufgestellt | pas selectionne | non convocato | nao fui convocado`,
    says: ['the coach left me on the bench for the final'],
    answers: [
      'That is a kick, right before the one that counts. Be angry tonight. Tomorrow ask for two minutes and one question: what would I have to show? Then we train exactly that.',
      'I am sorry, being left out after doing the work is bitter. It is one person’s call on one day. Warm up as if you start; benches empty fast. And tell me what they said you lack, if they said it.',
      'Bad timing and no comfort in it. Keep one hard session this week for yourself, not for the team sheet. What position or job is it about? Then I know what to sharpen.',
    ],
  },
  {
    id: 'test-fear',
    cues: `fitness test | bleep test | beep test | scared ill fail | scared i will fail | afraid ill fail | afraid i will fail | worried ill fail | what if i fail | prueba fisica | fitnesstest | test physique | prova fisica | teste fisico`,
    says: ['the police test is in two weeks and i am not there yet'],
    answers: [
      'Sensible fear: it has a date and a number. So make it small: what is the time you need and what do you run or do today? With both I can tell you how far off it is and what the days until then are for.',
      'Being scared of it mostly means that you do not know where you stand. Do one honest trial this week at the same hour and on the same ground, then you train for a gap and not for a ghost. Tell me the number.',
      'Fair. Two or three weeks are enough to gain a lot on a test, mainly by pacing: an even first half is worth more than any hard session. Give me the pass mark and your last time.',
      'That knot is normal. In the days before: twice short and quick, the rest easy, two full days off at the end. Tell me the mark you need, and I set the quick ones by it.',
    ],
  },
  {
    id: 'comeback',
    cues: `felt like a joke | back to zero | back to square one | starting from zero | starting over | start from scratch again | half of what i | not what i was | used to lift | used to squat | used to run | used to bench | used to be fit | was squatting | was benching | was running | was deadlifting | lost all my strength | lost it all | lost everything i built | tore my | since my surgery | after my surgery | after the operation | sick of being patient | sick of patient | everyone says be patient | antes levantaba | wieder bei null | je repars de zero | ricomincio da zero | voltei a zero`,
    says: [
      'before the injury this was my warm up weight',
      'i was so strong and now the bar is heavy',
    ],
    answers: [
      'Of course it felt like a joke: the old number is still in your head. But what you built comes back in about half the time it took. Keep a second list that starts today, and only compare with that one.',
      'That is maddening, and being told to be patient helps nobody. So something to do instead: pick one lift that is not hurt and push that, while the other climbs 2.5 kg a week. One thing going up makes the waiting bearable.',
      'It is hard to be a beginner with an expert’s memory. Muscle remembers, tendons and grafts need their months; that is the whole reason for the light bar. What has your physio cleared so far?',
      'Annoying, and a good sign at the same time: you are under a bar again. Let today’s weight be week one. I would plan it in four-week steps, so you see a line and not a gap.',
      'You are allowed to hate this part. The people who get back are the ones who are bored by how light it is for two months. Tell me what you did today and I log it as the new start.',
    ],
  },
  {
    id: 'overtaken',
    cues: `lapped by | got lapped | overtaken by | beaten by | passed by a | slower than a | out lifted by | outlifted by | me adelanto | uberholt | double par | superato da | ultrapassado por`,
    says: ['an old lady jogged past me today', 'a kid beat me at pull ups'],
    answers: [
      'Ha, that pensioner has probably run for forty years. It stings all the same. Check the result in a month against your own time: that is the only race you are in.',
      'It stings, and it happens to everyone who turns up. You were there, out of breath and in public, which is most of it. Same course in four weeks, and we look at one number: yours.',
      'Mortifying for an hour, a good story by Friday. They started earlier, that is all. What was your own time? I keep it, and we beat that.',
    ],
  },
  {
    id: 'unnoticed',
    cues: `nobody noticed | no one noticed | noone noticed | nobody said anything | no one said anything | not one comment | nobody cares that i | nadie se ha dado cuenta | niemand hat es bemerkt | personne n a remarque | nessuno se ne e accorto | ninguem notou | ninguem percebeu`,
    says: ['lost two sizes and my own sister did not say a word'],
    answers: [
      'I notice. {count} is months of dull decisions, and it is a lot. People who see you daily see nothing; take a photo beside an old one and show it to somebody who has not met you since summer.',
      'That is disappointing after so much work. People rarely dare to comment on bodies, which is not the same as not seeing. What has changed that only you know: stairs, sleep, a belt hole? That part is yours.',
      'Well, it counts without applause too, but a little would have been nice. So here: well done, truly. Tell one friend what you did; being asked about it feels better than waiting to be seen.',
    ],
  },
  {
    id: 'fraud',
    cues: `feel like a fraud | like a fraud | imposter | impostor | feel like a fake | such a fake | not a real runner | not a real athlete | not a real lifter | dont deserve it | me siento un fraude | wie ein hochstapler | un imposteur | un impostore | uma fraude`,
    says: ['everyone thinks i am fit but i cannot do one push up'],
    answers: [
      'A fraud would not notice, let alone say so. You did some of it, and that part is real. Plan what your worst week can hold, once or twice, and let everything above it be a bonus.',
      'Saying it out loud is the opposite of faking it. Set the bar where you can step over it on a bad week, and the feeling goes. What would that be for the next seven days?',
    ],
  },
  {
    id: 'self-blame',
    cues: `such a coward | im a coward | im such an idiot | such a loser | im a loser | im pathetic | so weak | im weak | im useless | i am useless | im hopeless | hate myself for | disgusted with myself | what is wrong with me | whats wrong with me | soy un cobarde | ich feigling | je suis lache | sono un codardo | sou um covarde`,
    says: ['i am such a chicken', 'what an idiot i am'],
    answers: [
      'You are hard on yourself there, harder than you would be on a friend. Nothing is wrong with you: it was too big a step for that day. Make the next one half the size, and let it be boring.',
      'No. A coward would not have gone near it in the first place. Take the same thing again, only smaller: five minutes, or just to the door, and call that done.',
      'I do not buy that. You noticed, you said it, and you are still here. What would the easiest version of it look like, one that you could not fail at?',
      'That is the tired voice talking. It is a setback, not a character. One small thing this week, on a day that is free anyway; which day is that?',
    ],
  },
];
