import type { CoachMoment } from './moment.ts';

export const joyMoments: readonly CoachMoment[] = [
  {
    id: 'streak',
    isLight: true,
    cues: `without missing | havent missed | have not missed | not missed a | never missed a | didnt miss a | not skipped a | havent skipped | every day this | straight weeks | weeks straight | my streak | sin faltar | sin fallar | seguidas sin | ohne ausfall | keine einheit verpasst | in folge | am stuck | sans en rater | sans manquer | d affilee | senza saltare | di fila | consecutive | sem faltar | sem falhar | seguidas`,
    says: ['finished all four sessions this week again', 'two months and i showed up each time'],
    answers: [
      'Well done. Turning up again and again is rarer than strength, and you have it now. Keep the days and let the weights follow.',
      'That is great, and it is exactly what makes the rest work. Which day was the closest to being skipped?',
      'Nice. Consistency like that beats any clever plan. Be as strict about your next easy week, so that it lasts.',
    ],
    named: [
      '{count} without a gap: well done. Most plans break in the third one. How do you keep the days free?',
      '{count}, brilliant. Consistency like that beats any clever plan; keep the days and let the weights follow.',
      '{count} is a real habit now. Great work. Give yourself an easy week every so often, so that it lasts.',
    ],
  },
  {
    id: 'record',
    isLight: true,
    cues: `raggiunto il mio | he batido | battu mon record | bati meu recorde | rekord geschafft | prd my | pbd my | won my first | won my match | won my fight | won the match | won the race | won a medal | first win | first podium | came first | made the podium | got promoted to | passed my grading | new pr | new pb | pr today | pb today | hit a pr | hit a pb | got a pr | got a pb | personal best | personal record | new record | new max | all time best | finally did it | i did it | got my first | nailed it | smashed it | crushed it | beat my | broke my record | record personal | nuevo record | mi primera dominada | mi primera | lo logre | lo consegui | neuer rekord | neue bestzeit | geschafft | mein erster klimmzug | mein erstes | nouveau record | ma premiere traction | mon premier | j ai reussi | nuovo record | la mia prima | il mio primo | ce l ho fatta | novo recorde | minha primeira | meu primeiro | consegui`,
    says: [
      'pulled double bodyweight off the floor today',
      'ran the whole 5k without walking for the first time',
    ],
    answers: [
      'Brilliant, well done! That was built over weeks, not today. Enjoy it, eat well and make the next session an easy one.',
      'Yes! Great work. Tell me the numbers and I put it in your log. What made the difference?',
      'That is fantastic. Take a moment with it before you think of the next one. Tell me the numbers and I put it in your log.',
    ],
    named: [
      '{count}: brilliant, well done! That was built over weeks, not today. Make the next session an easy one.',
      'The {feat}! Brilliant, well done. That was built over weeks, not today; do it once more tomorrow, in front of somebody.',
      'Great work, {count} is yours now. Shall I put it in your log, so that the next weights follow from it?',
    ],
  },
  {
    id: 'feels-good',
    isLight: true,
    cues: `feeling great | feel great | feel amazing | feeling amazing | feel so good | feeling strong | feel stronger | feeling stronger | feel fitter | proud of myself | im proud | so proud | so happy | im happy | best session | great session | great workout | loved it | loved that | that was fun | that was awesome | that was amazing | me siento genial | me siento fuerte | orgulloso | orgullosa | que bien | fuhle mich super | fuhle mich stark | bin stolz | hat spass gemacht | je me sens bien | je suis fier | je suis fiere | trop content | trop contente | mi sento bene | mi sento forte | sono fiero | sono fiera | contento | contenta | me sinto otimo | me sinto otima | orgulhoso | orgulhosa | adorei`,
    says: ['stairs are easy all of a sudden', 'my back has not hurt for a month thanks to this'],
    answers: [
      'That is great to hear. Remember this one on the next grey day. Keep what you are doing, and change nothing yet.',
      'Lovely. That is what it is for. You can be proud of it; you did the sessions.',
      'Good, and well earned. When it feels like that, add a little: one set or one step, not more.',
    ],
  },
  {
    id: 'session-done',
    isLight: true,
    cues: `just finished | workout done | session done | done for today | finished it | that was hard | that was tough | that was brutal | acabo de terminar | entreno hecho | terminado | gerade fertig | training fertig | geschafft fur heute | je viens de finir | seance terminee | fini pour | ho appena finito | allenamento finito | fatto per oggi | acabei de terminar | treino feito | terminei`,
    says: ['done and dusted, legs like jelly', 'got through the whole thing'],
    answers: [
      'Good work. Drink something, eat within a couple of hours, and note how hard it was: that sets the next one.',
      'Done is done, well done. How did the last set feel: easy, right or too much? I go by that next time.',
      'Nice. Walk it off for a few minutes and it will feel better tomorrow.',
    ],
  },
];
