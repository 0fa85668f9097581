import { undoneIn } from '@cadence/domain/analytics/lasting/undone';
import { volumeOf } from '@cadence/domain/analytics/lifts/strength';
import { standingOf } from '@cadence/domain/analytics/scores/earlier-scores';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { Link2, Share2, Trash2, Watch } from 'lucide-react';
import { useState } from 'react';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { sharePicture } from '../../../platform/share-file.ts';
import { Button } from '../../../ui/button.tsx';
import { minutesText } from '../../../ui/minutes-text.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { HeartLine } from '../../../ui/strip/heart-line.tsx';
import { ScoreList } from '../../../ui/strip/score-list.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { currentPreferences } from '../data/preferences.ts';
import { savableAs, type WatchFile, writeActivityFile } from '../files/activity-file.ts';
import { SessionEditForm } from './session-edit-form.tsx';
import { paintSession } from './session-picture.ts';
import { stripSteps } from './session-strip.ts';
import { exerciseWords } from './set-words.ts';

/** To the apps of the device where the browser can, else to its downloads. Gives what there is to say. */
async function showPicture(session: WorkoutSession): Promise<string> {
  const picture = await paintSession(session);
  if (!picture) return 'This browser cannot draw the picture.';
  const { pictureDetails } = currentPreferences().privacy;
  // Its name is shared with it.
  const name = pictureDetails ? `cadence-${session.date.slice(0, 10)}.png` : 'cadence.png';
  return sharePicture(picture, name, session.title);
}

/** For whatever reads the files of watches. */
async function saveAs(session: WorkoutSession, kind: WatchFile): Promise<string> {
  const name = `cadence-${session.date.slice(0, 10)}.${kind.toLowerCase()}`;
  saveFile(name, await writeActivityFile(session, kind), 'application/octet-stream');
  return `Saved as ${name}.`;
}

interface SessionSheetProps {
  session: WorkoutSession | undefined;
  /** All of them: a score is read beside those before it. */
  sessions: readonly WorkoutSession[];
  onClose: () => void;
  onChange: (session: WorkoutSession) => void;
  onDelete: (session: WorkoutSession) => void;
  /** By a link. */
  onShare: (session: WorkoutSession) => void;
}

const long = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

export function SessionSheet(props: SessionSheetProps) {
  const { session, sessions, onClose, onChange, onDelete, onShare } = props;
  return (
    <Sheet open={session !== undefined} onClose={onClose} title={session?.title ?? ''}>
      {session && (
        <SessionDetails
          key={session.id}
          session={session}
          sessions={sessions}
          onChange={onChange}
          onDelete={onDelete}
          onShare={onShare}
        />
      )}
    </Sheet>
  );
}

type DetailsProps = Omit<SessionSheetProps, 'session' | 'onClose'> & { session: WorkoutSession };

function SessionDetails({ session, sessions, onChange, onDelete, onShare }: DetailsProps) {
  const [editing, setEditing] = useState(false);
  const [told, setTold] = useState('');
  const { date, duration, completion, exercises, notes, trace } = session;
  const volume = exercises.reduce((sum, { actual }) => sum + volumeOf(actual.sets), 0);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{long().format(new Date(date))}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Figure name="Planned" value={minutesText(duration.planned)} />
        <Figure name="Trained" value={minutesText(duration.actual)} />
        <Figure
          name="Done"
          value={`${completion.completedExercises} / ${completion.totalExercises}`}
        />
        <Figure
          name="Volume"
          value={volume === 0 ? '–' : showWeight(volume, { maximumFractionDigits: 0 })}
        />
      </dl>
      {trace && <HeartLine trace={trace} />}
      {session.segments.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-ink-2 text-sm">Planned</p>
          <Strip steps={stripSteps(session, 'planned')} label="the plan" />
          <p className="mt-2 text-ink-2 text-sm">Done</p>
          <Strip
            steps={stripSteps(session, 'planned')}
            undone={undoneIn(session.segments)}
            label="what you did"
            legend
          />
        </div>
      )}
      <ScoreList
        scores={session.scores ?? []}
        standing={(score) => standingOf(score, session, sessions)}
        writeWeight={showWeight}
      />
      <ul>
        {exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice.
          <li key={index} className="unseen-row-skipped border-line border-t py-2.5">
            <div className="flex items-baseline justify-between gap-3">
              <p className="font-[650]">{exercise.name}</p>
              {exercise.personalRecord && <p className="font-[650] text-ok text-sm">Record</p>}
            </div>
            <p className="num text-ink-2 text-sm">{exerciseWords(exercise)}</p>
          </li>
        ))}
      </ul>
      {editing ? (
        <SessionEditForm
          session={session}
          onSave={(changed) => {
            setEditing(false);
            onChange(changed);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {notes && <p className="whitespace-pre-wrap border-line border-t pt-3">{notes}</p>}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setEditing(true)}>Edit</Button>
            <Button onClick={() => onShare(session)}>
              <Link2 aria-hidden="true" className="size-[1.1em]" />
              Share link
            </Button>
            {session.segments.length > 0 && (
              <Button onClick={() => void showPicture(session).then(setTold)}>
                <Share2 aria-hidden="true" className="size-[1.1em]" />
                Share as picture
              </Button>
            )}
            {savableAs(session).map((kind) => (
              <Button key={kind} onClick={() => void saveAs(session, kind).then(setTold)}>
                <Watch aria-hidden="true" className="size-[1.1em]" />
                Save as {kind}
              </Button>
            ))}
            <Button variant="ghost" onClick={() => onDelete(session)}>
              <Trash2 aria-hidden="true" className="size-[1.1em]" />
              Delete
            </Button>
          </div>
          <p role="status" className="text-ink-2">
            {told}
          </p>
        </>
      )}
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
}

function Figure({ name, value }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="num font-[750] text-lg">{value}</dd>
    </div>
  );
}
