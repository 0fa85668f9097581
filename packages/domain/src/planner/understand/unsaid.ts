import type { Slot } from '../request.ts';
import type { BodyWish, FocusArea, Format, Goal } from '../../reading/vocabulary.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import type { ResolvedKit } from './resolve-kit.ts';
import type { FormatHint } from './resolve-time.ts';
import type { Scan } from '../../reading/engine/scan.ts';

/** A format or the lifts that are named may tell what somebody is after. */
export function unsaidGoal(
  format: Format | undefined,
  body: BodyWish,
  focus: readonly FocusArea[],
  isBarbellDay: boolean,
  isStiff: boolean,
): Goal {
  if (isStiff && format === undefined) return 'mobility';
  if (format === 'tabata') return 'hiit';
  if (focus.includes('cardio')) return 'endurance';
  // '5x5' is heavy by its numbers.
  if (body.sets !== undefined && body.reps !== undefined && body.reps <= 6) return 'strength';
  return isBarbellDay && format === undefined ? 'strength' : 'general';
}

const stiffNames =
  /^(?:hips?|flexors?|hamstrings?|hammies|back|shoulders?|neck|calves|calf|chest|quads|legs|everything|body|hufte|huften|rucken|schultern|nacken|caderas?|espalda|hombros|hanches|dos|epaules|schiena|spalle|anche|quadris|costas|ombros)$/;

/** 'Hips are tight from sitting': what somebody is after who says only that. */
export function isStiffDay(scan: Scan): boolean {
  const { tokens } = scan;
  const stiff = scan.of('pain').filter(({ value }) => value === 'stiff');
  const isHurt = scan.of('pain').some(({ value }) => value === 'pain' || value === 'sore');
  const isOf = (hit: Hit) =>
    tokens
      .slice(Math.max(0, hit.from - 4), hit.to + 4)
      .some(({ text, segment }) => segment === tokens[hit.from]?.segment && stiffNames.test(text));
  const said = stiff.filter((hit) => scan.polarity(hit) === 'plain' && isOf(hit));
  const segments = new Set(said.map(({ from }) => tokens[from]?.segment));
  const isAside = scan.of('focus').some(({ from }) => !segments.has(tokens[from]?.segment));
  return said.length > 0 && !isHurt && !isAside && scan.of('move').length === 0;
}

const stiffFocus: Record<string, FocusArea> = {
  neck: 'shoulders',
  shoulder: 'shoulders',
  low_back: 'back',
  hip: 'hips',
  hamstring: 'legs',
  calf: 'legs',
};

/** What is tight is what is loosened, where nothing else is named. */
export function stiffParts(scan: Scan, focus: Slot<FocusArea[]>): Slot<FocusArea[]> {
  if (focus.value.length > 0 || !isStiffDay(scan)) return focus;
  const areas = scan.of('region').flatMap(({ value }) => stiffFocus[value] ?? []);
  return { ...focus, value: [...new Set(areas)] };
}

const splitParts: readonly FocusArea[] = [
  'upper_body',
  'lower_body',
  'push',
  'pull',
  'legs',
  'chest',
  'back',
  'shoulders',
  'arms',
];

/** At the gym, or with weights and a part of the body to train, people lift in sets. */
function isLifting({ place, equipment }: ResolvedKit, focus: readonly FocusArea[]): boolean {
  if (place?.value.endsWith('gym')) return true;
  const hasWeights = equipment.value.some((id) => id === 'dumbbells' || id === 'barbells');
  const isSplit = focus.some((area) => splitParts.includes(area));
  return isSplit && hasWeights && equipment.source === 'text';
}

export function hintOf(
  isOnFoot: boolean,
  kit: ResolvedKit,
  focus: readonly FocusArea[],
): FormatHint {
  if (isOnFoot) return 'foot';
  if (focus.includes('cardio')) return 'cardio';
  return isLifting(kit, focus) ? 'lifting' : null;
}
