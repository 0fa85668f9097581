import { exerciseById } from '../../exercise/library.ts';
import { defined } from '../../workout/defined.ts';
import { flatList } from '../../workout/flat-list.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { equipmentOf } from '../equipment-of.ts';
import { expectedSeconds } from '../expected.ts';
import { explain } from '../explain.ts';
import type { Candidate } from '../pool.ts';
import type { SessionParts } from './parts.ts';

function put(parts: SessionParts, texts: Partial<Workout>): Workout {
  const { blocks, warmup, cooldown, title, archetype, benchmark, honesty } = parts;
  const play = { blocks };
  return {
    source: 'ai',
    provider: 'local',
    ...texts,
    title,
    archetype,
    play,
    workout: flatList([...warmup, ...cooldown], play),
    ...(benchmark && { benchmark }),
    ...(honesty.length > 0 && { honesty }),
  };
}

/** The moves of the blocks, each once, as the words about them need them. */
function chosenIn({ blocks }: SessionParts): Candidate[] {
  const items = new Map(
    blocks.flatMap((block) => block.items).map((item) => [item.exerciseId, item]),
  );
  return [...items.values()].flatMap(({ exerciseId = '', modifications = [] }) => {
    const exercise = exerciseById(exerciseId);
    return exercise ? [{ exercise, modifications }] : [];
  });
}

const leastItem = 20;

/** Seconds taken from or given to one item; what it cannot take is left. */
function shift(items: Exercise[], place: number, by: number): { items: Exercise[]; left: number } {
  const item = items[place];
  if (!item?.duration || by === 0) return { items, left: by };
  const duration = Math.max(leastItem, item.duration + by);
  const left = by - (duration - item.duration);
  return { items: items.map((one, i) => (i === place ? { ...one, duration } : one)), left };
}

/** The last seconds go into the walk at the end, then into the first easy minutes. */
function toTheSecond(parts: SessionParts, missing: number): SessionParts {
  const end = shift(parts.cooldown, 0, missing);
  const start = shift(parts.warmup, 0, end.left);
  return { ...parts, cooldown: end.items, warmup: start.items };
}

/** The workout that the timer plays, with its words, at the asked length to the second. */
export function assemble(context: PlanContext, parts: SessionParts): Workout {
  const draft = put(parts, {});
  const missing = context.totalSeconds - expectedSeconds(draft);
  const fitted = parts.takesItsTime ? parts : toTheSecond(parts, missing);
  const workout = put(fitted, {});
  const texts = explain(context, workout, chosenIn(parts), []);
  const seconds = parts.takesItsTime ? expectedSeconds(workout) : context.totalSeconds;
  return defined({
    ...texts,
    ...workout,
    workoutType: fitted.blocks[0]?.kind === 'superset' ? 'sets' : fitted.blocks[0]?.kind,
    coachingNotes: parts.coaching.join(' '),
    estimatedDuration: Math.round(seconds / 60),
    generatedAt: new Date(context.nowMs).toISOString(),
    equipment: equipmentOf(workout),
  }) as Workout;
}
