import type { Lexicon } from '../phrases.ts';

/**
 * Exercise names that the library's own English names and aliases do not hold:
 * each with the id it stands for.
 */
export const moveWords: Lexicon = {
  'air-squat': `sentadilla | sentadillas | kniebeuge | kniebeugen | accroupissement | agachamento | agachamentos`,
  'reverse-lunge': `zancada | zancadas | estocada | estocadas | ausfallschritt | ausfallschritte | fente | fentes | affondo | affondi | afundo | afundos | avanco | avancos | desplante`,
  'push-up': `flexion | flexiones | lagartija | lagartijas | liegestutz | liegestutze | liegestutzen | pompe | pompes | piegamento | piegamenti | flessione | flessioni | flexao | flexoes`,
  'pull-up': `dominada | dominadas | klimmzug | klimmzuge | klimmzugen | traction | tractions | trazione alla sbarra | trazioni | trazioni alla sbarra | barras fixas`,
  'conventional-deadlift': `peso muerto | kreuzheben | souleve de terre | stacco | stacchi | stacco da terra | levantamento terra | terra`,
  'bench-press': `press de banca | press banca | bankdrucken | developpe couche | panca piana | supino reto`,
  'jumping-jack': `hampelmann | hampelmanner | saltos de tijera | polichinelo | polichinelos`,
  'forearm-plank': `unterarmstutz | plancha | planchas | planche | gainage | prancha | pranchas`,
  crunch: `abdominales cortos | encogimientos | bauchpressen | abdominais curtos`,
  'glute-bridge': `puente de gluteos | puente de gluteo | beckenheben | brucke | pont fessier | ponte glutei | ponte per glutei | ponte de gluteos`,
  'two-hand-swing': `swings | kettlebell swings | kb swings | swing | schwunge`,
  'mountain-climber': `escaladores | escalador | bergsteiger | alpinista | alpiniste | escaladores`,
  burpee: `burpees | burpis`,
  'one-arm-dumbbell-row': `remo con mancuerna | rudern mit kurzhantel | rowing haltere | rematore | remada`,
  'dumbbell-shoulder-press': `press de hombros | schulterdrucken | developpe epaules | lento avanti | desenvolvimento`,
  'step-up': `subidas al cajon | aufsteiger`,
  'standing-calf-raise': `elevacion de gemelos | wadenheben | extensions mollets | calf in piedi | panturrilha em pe`,
};

/** Heads of exercise names: ruled out, all of the kind are meant. */
export const moveHeads = [
  'push-up',
  'pull-up',
  'chin-up',
  'squat',
  'lunge',
  'deadlift',
  'burpee',
  'swing',
  'snatch',
  'clean',
  'thruster',
  'jerk',
  'plank',
  'crunch',
  'bridge',
  'row',
  'curl',
  'dip',
  'jump',
  'hop',
  'sprint',
  'press',
  'carry',
  'get-up',
  'step-up',
  'mountain-climber',
  'jumping-jack',
  'hip-thrust',
  'good-morning',
  'fly',
  'crawl',
  'slam',
  'calf-raise',
  'wall-sit',
] as const;
