// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { rowsOfKind, takeRows } from '../../../platform/outbox/outbox.ts';
import type { Generation } from '../generate/generation.ts';
import { queueWorkout } from '../workout-table.ts';
import { FailureCard } from './failure-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { Receipts } from './receipts.tsx';
import { ResultCard } from './result-card.tsx';

afterEach(cleanup);

const actions = () => ({ onRetry: vi.fn(), onBuildHere: vi.fn(), onClear: vi.fn() });

test('a failure can be tried again, here or there', () => {
  const on = actions();
  const failure = { kind: 'error', text: 'Server error.', canBuildHere: true } as const;
  render(<FailureCard failure={failure} heading={createRef()} {...on} />);
  expect(screen.getByRole('heading').textContent).toBe('Workout generation failed');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Build it on this device' }));
  expect(on.onRetry).toHaveBeenCalledOnce();
  expect(on.onBuildHere).toHaveBeenCalledOnce();
});

test('progress is said in the server’s words and can be cancelled', () => {
  const onCancel = vi.fn();
  const progress = { type: 'progress', stage: 'fitting', words: 'Fitting 20 minutes' } as const;
  render(<ProgressCard progress={progress} onCancel={onCancel} />);
  expect(screen.getByRole('status').textContent).toBe('Fitting 20 minutes');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('no minutes are named before the words have been read, and those stay true to the end', () => {
  const reading = { type: 'progress', stage: 'reading', words: 'Reading your request' } as const;
  const { rerender } = render(<ProgressCard progress={reading} onCancel={vi.fn()} />);
  expect(screen.queryByText(/\d/)).toBeNull();
  const words = 'Checking safety';
  const checking = { type: 'progress', stage: 'checking', words, minutes: 20 } as const;
  rerender(<ProgressCard progress={checking} onCancel={vi.fn()} />);
  expect(screen.getByText('Fitting 20 minutes')).toBeTruthy();
});

test('what was changed and what is only noted is told apart in words', () => {
  render(
    <Receipts
      checks={[
        { id: 'time', label: 'Fits 30 min', status: 'passed', note: null },
        { id: 'a', label: 'Jump squat → Squat', status: 'repaired', note: 'Kinder to the knee.' },
        { id: 'b', label: 'Without Row', status: 'noted', note: 'It does not fit today.' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Checked:Fits 30 min',
    'Changed:Jump squat → Squat',
    'Note:Without Row',
    'Jump squat → Squat. Kinder to the knee.',
    'Without Row. It does not fit today.',
  ]);
});

const generation: Generation = {
  asked: { user_preferences: 'Legs', provider: 'openai', duration_minutes: 20, variation: 0 },
  builtHere: false,
  reply: {
    workout: {
      id: '0190a1b2-0000-7000-8000-000000000001',
      title: 'Steady Legs',
      workoutType: 'Circuit',
      totalRounds: 2,
      restBetweenRounds: 60,
      source: 'ai',
      workoutReasoning: 'Built for 20 minutes.',
      safetyNotes: ['Keep the knee over the toes.'],
      workout: [
        { name: 'March', type: 'warmup', duration: 60 },
        { name: 'Squat', type: 'exercise', exerciseId: 'air-squat', reps: 10, cues: ['Sit back.'] },
        { name: 'Bridge', type: 'exercise', duration: 40 },
      ],
    },
    workout_id: '0190a1b2-0000-7000-8000-000000000001',
    intelligence_applied: false,
    adaptation_summary: 'Timed to fit.',
    stored_with_context: true,
    provider_requested: 'openai',
    provider_used: 'local',
    fallback_reason: 'OpenAI is not connected.',
    checks: [],
    chips: [],
    question: 'Does it hurt now?',
  },
};

function showResult(changed: Partial<Generation> = {}, more: object = {}) {
  const on = {
    onStart: vi.fn(),
    onRegenerate: vi.fn(),
    onBefore: vi.fn(),
    onFavourite: vi.fn(),
    onClear: vi.fn(),
  };
  render(
    <ResultCard
      generation={{ ...generation, ...changed }}
      heading={createRef()}
      isFavourite={false}
      {...on}
      {...more}
    />,
  );
  return on;
}

test.each([
  ['Start again', false],
  ['Resume workout', true],
])(
  'one that was begun before is no new one, and has ended only where it is over: %s',
  (name, isUnderWay) => {
    const on = showResult({}, { ended: 'Ended early · Today', isUnderWay });
    expect(screen.queryAllByText('Ended early · Today')).toHaveLength(isUnderWay ? 0 : 1);
    expect(screen.queryByRole('button', { name: 'Start workout' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(on.onStart).toHaveBeenCalledOnce();
  },
);

test('a question can be answered with no where something hangs on it', () => {
  const onAnswerNo = vi.fn();
  showResult({}, { onAnswerNo });
  const no = { name: 'No, all fine' };
  expect(screen.queryByRole('button', no)).toBeNull();
  cleanup();
  showResult({ reply: { ...generation.reply, asks_about: 'injury:knee' } }, { onAnswerNo });
  fireEvent.click(screen.getByRole('button', no));
  expect(onAnswerNo).toHaveBeenCalledExactlyOnceWith('injury:knee');
});

test('the result says what it is, why another one answered, and what was made of the wish', () => {
  const on = showResult();
  expect(screen.getByRole('heading', { name: 'Steady Legs' })).toBeTruthy();
  for (const words of [
    'OpenAI is not connected.',
    'Timed to fit.',
    'Does it hurt now?',
    'Built for 20 minutes.',
    'Keep the knee over the toes.',
    'Sit back.',
  ]) {
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  }
  expect(screen.queryByText(/Built on this device/)).toBeNull();
  for (const [name, called] of [
    ['Start workout', on.onStart],
    ['Regenerate', on.onRegenerate],
    ['Back to the one before', on.onBefore],
    ['Save as favourite', on.onFavourite],
    ['Clear this workout', on.onClear],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(called).toHaveBeenCalledOnce();
  }
});

test('a workout of this device says so, and that it will be sent until it has been', () => {
  queueWorkout(generation.reply.workout);
  showResult({ builtHere: true });
  expect(screen.getByText('Built on this device.')).toBeTruthy();
  expect(screen.getByText(/once there is a connection/)).toBeTruthy();
  act(() => takeRows(rowsOfKind('workout')));
  expect(screen.queryByText(/once there is a connection/)).toBeNull();
  expect(screen.getByText(/could not be reached then/)).toBeTruthy();
});

test('a changed way of doing an exercise stands on its row, and no cue against it', () => {
  const { reply } = generation;
  const workout = reply.workout.workout.map((item) =>
    item.name === 'Squat' ? { ...item, modifications: ['Stop at half depth.'] } : item,
  );
  showResult({ reply: { ...reply, workout: { ...reply.workout, workout } } });
  expect(screen.getByText(/Stop at half depth\./).textContent).toBe('For you: Stop at half depth.');
  expect(screen.queryByText('Sit back.', { exact: false })).toBeNull();
});

test('rows open the exercise and swap it by its place in the list', () => {
  const more = { onOpenExercise: vi.fn(), onSwap: vi.fn() };
  showResult({}, more);
  fireEvent.click(screen.getByRole('button', { name: /Squat.*How to do it/ }));
  expect(more.onOpenExercise.mock.lastCall?.[0]).toMatchObject({ exerciseId: 'air-squat' });
  fireEvent.click(screen.getByRole('button', { name: 'Swap Bridge' }));
  expect(more.onSwap).toHaveBeenCalledWith(2);
});

test('a lift has its dose, its rest and what it was done with last; what is left out can be had', () => {
  const onAdd = vi.fn();
  const lift = { name: 'Back Squat', exerciseId: 'back-squat', type: 'exercise' as const };
  const items = [{ ...lift, sets: 3, reps: 5, weight: 95, restBetweenSets: 150 }];
  const warmUp = { name: 'March', type: 'warmup' as const, duration: 120 };
  const workout = {
    ...generation.reply.workout,
    honesty: ['No rower here: you asked for one.'],
    coachingNotes: 'Your back felt fine on Monday.',
    workout: [warmUp, ...items],
    play: {
      blocks: [{ kind: 'sets' as const, title: 'Main lift', score: 'load' as const, items }],
    },
  };
  const asked = { ...generation.asked, user_preferences: 'squat day with the rower' };
  showResult(
    { reply: { ...generation.reply, workout }, asked: asked as Generation['asked'] },
    {
      lastTime: () => '92.5 kg × 5',
      leftOut: { names: ['Lunge'], minutes: 28, onAdd },
      onOpenExercise: vi.fn(),
    },
  );
  expect(screen.getByText('squat day with the rower').tagName).toBe('Q');
  expect(screen.getAllByText(/Your back felt fine on Monday/).length).toBeGreaterThan(0);
  const row = screen.getByRole('button', { name: /^Back Squat/ });
  for (const words of [/3 × 5/, /95 kg/, /2:30/, /[Ll]ast time 92.5 kg × 5/]) {
    expect(row.textContent).toMatch(words);
  }
  // What was not done stands before all that was.
  const honest = screen.getByText(/No rower here/);
  expect(honest.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(screen.getByText('March').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Add Lunge' }));
  expect(onAdd).toHaveBeenCalledOnce();
});
