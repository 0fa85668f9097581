import type { StepType, TimerStep } from '@cadence/domain/timer/types';

export type Phase = 'intro' | 'warm' | 'work' | 'rest' | 'cool' | 'shift';

export interface Segment {
  index: number;
  name: string;
  phase: Phase;
  startSeconds: number;
  seconds: number;
}

export interface StripPosition {
  stepIndex: number;
  stepSeconds: number;
}

const phases: Record<StepType, Phase> = {
  'pre-workout': 'intro',
  warmup: 'warm',
  exercise: 'work',
  rest: 'rest',
  cooldown: 'cool',
  phase_transition: 'shift',
};

/** In the order in which a legend names them. */
export const phaseWords: Record<Phase, string> = {
  intro: 'Intro',
  warm: 'Warm-up',
  work: 'Work',
  rest: 'Rest',
  cool: 'Cool-down',
  shift: 'Transition',
};

const spokenWords: Record<Phase, string> = {
  intro: 'introduction',
  warm: 'warm-up',
  work: 'work',
  rest: 'rest',
  cool: 'cool-down',
  shift: 'transition',
};

export function phaseOf(type: StepType): Phase {
  return phases[type];
}

function secondsOf(step: TimerStep) {
  return Number.isFinite(step.duration) ? Math.max(0, step.duration) : 0;
}

export function segmentsOf(steps: readonly TimerStep[]): Segment[] {
  let startSeconds = 0;
  return steps.map((step, index) => {
    const seconds = secondsOf(step);
    const segment = { index, name: step.name, phase: phaseOf(step.type), startSeconds, seconds };
    startSeconds += seconds;
    return segment;
  });
}

export function totalSeconds(segments: readonly Segment[]): number {
  const last = segments.at(-1);
  return last ? last.startSeconds + last.seconds : 0;
}

/** m:ss, or h:mm:ss from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** The segment that runs at this second; the last one at and after the end. */
export function segmentAt(segments: readonly Segment[], seconds: number): Segment | undefined {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((segments[middle]?.startSeconds ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return segments[low];
}

export function elapsedSeconds(segments: readonly Segment[], position: StripPosition): number {
  if (position.stepIndex < 0) return 0;
  const segment = segments[position.stepIndex];
  if (!segment) return totalSeconds(segments);
  return segment.startSeconds + Math.min(Math.max(0, position.stepSeconds), segment.seconds);
}

export function presentPhases(segments: readonly Segment[]): Phase[] {
  const present = new Set(segments.map((segment) => segment.phase));
  return (Object.keys(phaseWords) as Phase[]).filter((phase) => present.has(phase));
}

/** '21 steps, 29:40: 1 introduction, 3 warm-up, 15 work, 2 cool-down' */
export function summaryOf(segments: readonly Segment[]): string {
  if (segments.length === 0) return 'No steps';
  const counts = presentPhases(segments).map((phase) => {
    const count = segments.filter((segment) => segment.phase === phase).length;
    return `${count} ${spokenWords[phase]}`;
  });
  const steps = segments.length === 1 ? '1 step' : `${segments.length} steps`;
  return `${steps}, ${clockText(totalSeconds(segments))}: ${counts.join(', ')}`;
}

/** 'Kettlebell deadlift, work, 0:40' */
export function segmentText(segment: Segment): string {
  return `${segment.name}, ${spokenWords[segment.phase]}, ${clockText(segment.seconds)}`;
}
