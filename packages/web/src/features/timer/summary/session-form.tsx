import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { ScoreStanding } from '@cadence/domain/analytics/scores/earlier-scores';
import type { SessionScore } from '@cadence/domain/analytics/types';
import type { FormEvent } from 'react';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { ScoreList } from '../../../ui/strip/score-list.tsx';
import { type SessionAnswers, scaleValues, useAnswers } from './session-answers.ts';

const scale = scaleValues.map((value) => ({ value, label: value }));

const noStanding: ScoreStanding = { last: null, best: null, isRecord: false };

interface SessionFormProps {
  sessionId: string;
  /** What the device already holds of them. */
  kept: SessionAnswers | undefined;
  /** What the blocks came to, as far as the timer knows. */
  scores?: readonly SessionScore[] | undefined;
  standing?: ((score: SessionScore) => ScoreStanding) | undefined;
  /** The browser's Back, or the tab is closed: the answers go with the session all the same. */
  onLeave: (answers: SessionAnswers) => void;
  onSave: (answers: SessionAnswers) => void;
  /** With the answers too: leaving is no reason to lose them. */
  onClose: (answers: SessionAnswers) => void;
}

/** All of it is optional: the session itself is already kept. */
export function SessionForm({ onSave, onClose, scores = [], ...about }: SessionFormProps) {
  const { values, scores: corrected, set, take } = useAnswers(about);
  const { standing = () => noStanding } = about;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(take());
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <ScoreList
        scores={corrected ?? scores}
        standing={standing}
        writeWeight={showWeight}
        onChange={(changed) => set('scores')(JSON.stringify(changed))}
      />
      <Scale
        label="How hard was it?"
        ends={['Easy', 'All out']}
        value={values.difficulty}
        onChange={set('difficulty')}
      />
      <Scale
        label="How did you like it?"
        ends={['Not for me', 'Again, please']}
        value={values.rating}
        onChange={set('rating')}
      />
      <TextArea
        label="Notes"
        rows={3}
        maxLength={sessionLimits.notesLength}
        placeholder="What should the next one remember?"
        value={values.notes ?? ''}
        onChange={(event) => set('notes')(event.target.value)}
      />
      <div className="flex flex-col gap-1">
        <Button type="submit" variant="primary" size="lg" className="w-full">
          {Object.values(values).some(Boolean) ? 'Save answers' : 'Done'}
        </Button>
        <Button variant="ghost" onClick={() => onClose(take())} className="w-full">
          Back to home
        </Button>
      </div>
    </form>
  );
}

interface ScaleProps {
  label: string;
  ends: readonly [string, string];
  value: string | undefined;
  onChange: (value: string) => void;
}

function Scale({ label, ends, value, onChange }: ScaleProps) {
  return (
    <div>
      <Segmented label={label} options={scale} value={value} onChange={onChange} />
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-[0.8125rem] text-ink-2">
        <span>1 · {ends[0]}</span>
        <span>5 · {ends[1]}</span>
      </p>
    </div>
  );
}
