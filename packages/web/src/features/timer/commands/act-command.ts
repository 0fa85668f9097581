import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { commandWords } from '@cadence/domain/commands/command-words';
import type { Command } from '@cadence/domain/commands/types';
import { toKilograms } from '@cadence/domain/profile/units';
import type { TimerStep } from '@cadence/domain/timer/types';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { currentUnit } from '../../../platform/items/use-unit.ts';
import type { TimerHandle } from '../engine/use-timer.ts';
import { limitsOf, plannedSet, type RunSoFar, setBefore } from '../log/set-draft.ts';
import { changeShown, shownSet, withEffort } from '../log/shown-set.ts';

export interface CommandPlace {
  timer: TimerHandle;
  run: RunSoFar;
  /** Tells what it passes over. */
  skip: () => void;
  onHowTo?: ((step: TimerStep) => void) | undefined;
  onSwap?: ((step: TimerStep, stepIndex: number) => void) | undefined;
}

/** What was done, and the way to take it back; null where there is none. */
export interface Acted {
  words: string;
  undo: (() => void) | null;
}

type SetCommand = Extract<Command, { kind: 'set' | 'effort' | 'left' }>;
const isOfSet = (command: Command): command is SetCommand =>
  ['set', 'effort', 'left'].includes(command.kind);

const noSet: Acted = { words: 'There is no set to write that to.', undo: null };
const notHere: Acted = { words: 'That cannot be done here.', undo: null };

/** In a rest the set before it, else the one that is on. */
function setIndexOf({ steps, log }: RunSoFar, stepIndex: number): number | null {
  const step = steps[stepIndex];
  const index =
    step?.type === 'rest' ? setBefore(steps, stepIndex, log?.skippedSteps ?? []) : stepIndex;
  const meant = index === null ? undefined : steps[index];
  return index !== null && meant?.type === 'exercise' && !meant.flow ? index : null;
}

function changed(set: LoggedSet, command: SetCommand): LoggedSet | null {
  if (command.kind === 'effort') return withEffort(set, 'rpe', command.rpe);
  if (command.kind === 'left') return withEffort(set, 'rir', command.reps);
  const { reps, weight, unit = currentUnit() } = command;
  const kilograms = weight === undefined ? undefined : toKilograms(weight, unit);
  if (kilograms !== undefined && kilograms > limitsOf('weight', 'kg').max) return null;
  return {
    ...set,
    ...(reps !== undefined && { reps }),
    ...(kilograms !== undefined && { weight: kilograms }),
  };
}

function wordsOf(command: Command): string {
  const isWeighed = command.kind === 'set' && command.weight !== undefined;
  const { weight = 0, unit = currentUnit() } = isWeighed ? command : {};
  return commandWords(command, isWeighed ? showWeight(toKilograms(weight, unit)) : undefined);
}

/** All of one message that is of a set is one change. */
function changeSet(commands: readonly SetCommand[], { timer, run }: CommandPlace): Acted {
  const { stepIndex } = timer.readings.read();
  const index = setIndexOf(run, stepIndex);
  const key = index === null ? '' : setKey(index);
  if (index === null || !plannedSet(run, key)) return noSet;
  const before = shownSet(run, key);
  let set: LoggedSet | null = before;
  for (const command of commands) set = set && changed(set, command);
  if (!set) return noSet;
  const { actions } = timer;
  const logged = run.log?.sets[key] ?? null;
  const words = commands.map(wordsOf).join(' ');
  // A set that waits logs what it shows when it ends; any other is told as it was.
  if (index === stepIndex && run.steps[index]?.untilDone) {
    changeShown(run, key, set, actions);
    return { words, undo: () => changeShown(run, key, before, actions) };
  }
  actions.logSet(key, set);
  return { words, undo: () => actions.logSet(key, logged) };
}

/** To the very second, as the button that undoes a skip. */
function moved(place: CommandPlace, move: () => void): () => void {
  const { timer } = place;
  const { elapsedSeconds } = timer.readings.read();
  move();
  return () => timer.actions.seek(elapsedSeconds);
}

function finishSet(place: CommandPlace): (() => void) | null {
  const { timer, run } = place;
  const { step, stepIndex } = timer.readings.read();
  if (!step) return null;
  const wasLogged = run.log?.sets[setKey(stepIndex)] !== undefined;
  const canEnd = step.untilDone || step.openEnded || step.repBased;
  const goBack = moved(place, canEnd ? timer.actions.done : place.skip);
  return () => {
    goBack();
    if (step.untilDone && !wasLogged) timer.actions.logSet(setKey(stepIndex), null);
  };
}

function actPlain(command: Exclude<Command, SetCommand>, place: CommandPlace): Acted {
  const { timer, skip, onHowTo, onSwap } = place;
  const { actions } = timer;
  const { status, step, stepIndex } = timer.readings.read();
  const words = wordsOf(command);
  switch (command.kind) {
    case 'done':
      return { words, undo: finishSet(place) };
    case 'skip':
      return { words, undo: moved(place, skip) };
    case 'back':
      return { words, undo: moved(place, actions.previous) };
    case 'pause':
    case 'hurt':
      actions.pause();
      return { words, undo: status === 'running' ? actions.start : null };
    case 'resume':
      // Who says 'start' in a rest that runs is ready for what comes.
      if (status === 'running' && step?.type === 'rest') return { words, undo: moved(place, skip) };
      actions.start();
      return { words, undo: status === 'running' ? null : actions.pause };
    case 'rest':
      if (step?.type !== 'rest') return notHere;
      actions.adjust(command.seconds);
      return { words, undo: () => actions.adjust(-command.seconds) };
    case 'how':
      if (!onHowTo || step?.exerciseId === undefined) return notHere;
      onHowTo(step);
      return { words, undo: null };
    case 'swap':
      if (!onSwap || step?.exerciseIndex === undefined) return notHere;
      onSwap(step, stepIndex);
      return { words, undo: null };
    default:
      return notHere;
  }
}

/** In the order in which they were said; what belongs to the set that is on goes first. */
export function actOn(commands: readonly Command[], place: CommandPlace): Acted {
  const ofSet = commands.filter(isOfSet);
  const done: Acted[] = [];
  let isSetDone = ofSet.length === 0;
  for (const command of commands) {
    if (!isOfSet(command)) done.push(actPlain(command, place));
    else if (!isSetDone) {
      isSetDone = true;
      done.push(changeSet(ofSet, place));
    }
  }
  const undos = done.flatMap(({ undo }) => undo ?? []).toReversed();
  const takeBackAll = () => {
    for (const undo of undos) undo();
  };
  return {
    words: done.map(({ words }) => words).join(' '),
    undo: undos.length === 0 ? null : takeBackAll,
  };
}
