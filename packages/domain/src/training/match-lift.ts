import { findExercise } from '../exercise/find.ts';
import { exerciseById, ownInLibrary } from '../exercise/library.ts';
import { withOwnExercises } from '../exercise/own-scope.ts';
import type { EquipmentId, LibraryExercise } from '../exercise/types.ts';
import { trackerNames } from './tracker-names.ts';

/** Below this a name is as likely another exercise. */
const leastConfidence = 0.7;

/** What trackers write in brackets, and what an exercise with it needs. */
const kits: readonly [RegExp, readonly EquipmentId[]][] = [
  [/\bsmith\b/, ['smith_machine']],
  [/\b(?:trap|hex|ez|safety) ?bar\b/, ['specialty_bars']],
  [/\bbarbell\b/, ['barbells', 'specialty_bars']],
  [/\bdumbbells?\b/, ['dumbbells']],
  [/\bkettlebells?\b/, ['kettlebells']],
  [/\bcable\b/, ['cable', 'machines']],
  [/\b(?:machine|pec deck|lever|selectorized)\b/, ['machines', 'cable', 'rower', 'stair_climber']],
  [/\b(?:resistance )?bands?\b/, ['resistance_bands']],
];

function contradicts(kit: string, { equipment }: LibraryExercise): boolean {
  const needed = kits.find(([word]) => word.test(kit))?.[1];
  return needed !== undefined && !needed.some((id) => equipment.includes(id));
}

interface TrackerName {
  /** 'bench press close grip': small, without marks. */
  plain: string;
  /** What is lifted: 'bench press'. */
  base: string;
  /** After a dash: 'close grip'. */
  manner: string;
  /** In brackets: 'barbell'. */
  kit: string;
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function readName(name: string): TrackerName {
  const kit = [...name.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, inside = '']) => inside).join(' ');
  const [base = '', ...manners] = name.replace(/[([][^)\]]*[)\]]/g, ' ').split(/\s[-–—:]\s|,/);
  return {
    plain: plainOf(name),
    base: plainOf(base),
    manner: plainOf(manners.join(' ')),
    kit: plainOf(kit),
  };
}

/**
 * The same name as people would say it, the fullest first. What was said after a dash is left out
 * only where it is a handle: another one makes no other lift of a cable or machine.
 */
function saidAs({ base, manner, kit }: TrackerName): string[] {
  const hasHandle = /\b(?:grip|handle|rope|bar)\b/.test(manner) && /cable|machine/.test(kit);
  const parts = [
    [kit, manner, base],
    [manner, base, kit],
    [manner, base],
    ...(hasHandle ? [[base, kit], [base]] : []),
  ];
  const said = parts.map((words) => words.filter((word) => word !== '').join(' '));
  return [...new Set(said)];
}

/** What is done with a weight, where the bare name means the body alone. */
const loaded: Readonly<Record<string, string>> = {
  'air-squat': 'back-squat',
  'rear-foot-elevated-split-squat': 'dumbbell-bulgarian-split-squat',
  'standing-calf-raise': 'standing-calf-machine',
  'seated-calf-raise': 'seated-calf-machine',
  'prone-back-extension': '45-degree-back-extension',
  'split-squat': 'dumbbell-split-squat',
  'reverse-lunge': 'dumbbell-reverse-lunge',
  'walking-lunge': 'dumbbell-walking-lunge',
  'step-up': 'dumbbell-step-up',
  'hip-thrust': 'barbell-hip-thrust',
};

function findId(name: string): string | null {
  const read = readName(name);
  const known = trackerNames[read.plain];
  if (known !== undefined && exerciseById(known)) return known;
  for (const said of saidAs(read)) {
    const match = findExercise(said);
    if (!match || match.confidence < leastConfidence) continue;
    if (!contradicts(read.kit, match.exercise)) return match.exercise.id;
  }
  return null;
}

/** A log of years has the same few names, and looking one up in vain takes longest. */
const found = new Map<string, string | null>();
const mostKept = 2000;

function keptId(name: string): string | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  if (found.size >= mostKept) found.clear();
  // Kept for everybody: nothing that one person has added may get in.
  const id = withOwnExercises([], () => findId(name));
  found.set(name, id);
  return id;
}

/**
 * The one exercise that a tracker's name means: its id; null where it must be asked. `isLoaded`:
 * the log has weights for it.
 */
export function matchLift(name: string, isLoaded = false): string | null {
  const plain = plainOf(name);
  const own = ownInLibrary().find((one) => plainOf(one.name) === plain);
  const id = own ? own.id : keptId(name);
  return id !== null && isLoaded ? (loaded[id] ?? id) : id;
}
