import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import { Card } from '../../ui/card.tsx';
import { phaseFills } from '../../ui/strip/phase-fills.ts';
import { Strip } from '../../ui/strip/strip.tsx';
import { clockText, phaseOf } from '../../ui/strip/strip-segments.ts';

const rest = (name: string, duration: number): TimerStep => ({ name, duration, type: 'rest' });
const work = (name: string, duration: number): TimerStep => ({ name, duration, type: 'exercise' });

const round: readonly TimerStep[] = [
  work('Tempo squat', 40),
  rest('Rest', 20),
  work('Push-up', 40),
  rest('Rest', 20),
  work('Glute bridge', 40),
];

/** A short workout without kit, to show how a strip is read. */
const sampleSteps: readonly TimerStep[] = [
  { name: 'Get Ready', duration: 60, type: 'pre-workout' },
  { name: 'March on the spot', duration: 60, type: 'warmup' },
  { name: 'Hip circles', duration: 45, type: 'warmup' },
  ...round,
  rest('Round Rest', 60),
  ...round,
  rest('Round Rest', 60),
  ...round,
  { name: 'Hamstring stretch', duration: 60, type: 'cooldown' },
  { name: 'Chest stretch', duration: 60, type: 'cooldown' },
];

const parts: readonly { type: StepType; name: string; text: string }[] = [
  {
    type: 'pre-workout',
    name: 'Intro',
    text: 'A minute to clear the floor and see what is first.',
  },
  { type: 'warmup', name: 'Warm-up', text: 'Easy moves for what you are about to use.' },
  { type: 'exercise', name: 'Work', text: 'The exercises, three rounds of three.' },
  { type: 'rest', name: 'Rest', text: 'Short between exercises, longer between rounds.' },
  { type: 'cooldown', name: 'Cool-down', text: 'Stretches, so that tomorrow is easier.' },
];

const secondsOf = (type?: StepType) =>
  sampleSteps
    .filter((step) => type === undefined || step.type === type)
    .reduce((sum, step) => sum + step.duration, 0);

/** How to read a strip, on an example. */
export function Anatomy() {
  return (
    <Card className="p-5 sm:p-6">
      <p className="eyebrow">Example · Circuit · Bodyweight</p>
      <h2 className="display mt-1.5 text-[1.75rem]">Anatomy of a workout</h2>
      <p className="mt-2 mb-4 text-ink-2">
        <strong className="num font-[650] text-ink">{clockText(secondsOf())}</strong> total
        <span className="mx-2">·</span>
        <strong className="num font-[650] text-ink">{sampleSteps.length}</strong> steps. Each block
        is one step, as wide as it is long.
      </p>
      <Strip steps={sampleSteps} label="the example workout" size="lg" legend />
      <ul className="mt-6">
        {parts.map(({ type, name, text }) => (
          <li key={type} className="flex items-center gap-4 border-line border-t py-3.5 last:pb-0">
            <span
              aria-hidden="true"
              className={`h-10 w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(type)]}`}
            />
            <div className="min-w-0 grow">
              <p className="font-[650] text-base">{name}</p>
              <p className="text-ink-2">{text}</p>
            </div>
            <p className="num font-[650] text-base">{clockText(secondsOf(type))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
