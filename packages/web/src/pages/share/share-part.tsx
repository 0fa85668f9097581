import { contentOf, type Sharable } from '@cadence/domain/share/shareable';
import { shareLimits } from '@cadence/domain/share/types';
import { useMemo } from 'react';
import { ShareDialog } from '../../features/share/share-dialog.tsx';
import { paintPicture } from '../../features/share/share-picture.ts';
import { useIdentity } from '../../platform/identity.ts';
import { sharePicture } from '../../platform/share-file.ts';
import { ExerciseStill } from '../../ui/figure/exercise-still.tsx';
import { OpenClass } from './open-class.tsx';
import { factsOf, mainExerciseOf, stepsOf } from './shared-facts.ts';
import { SharedView } from './shared-view.tsx';

interface SharePartProps {
  title: string;
  sharable: Sharable;
  open: boolean;
  onClose: () => void;
}

const stillId = 'shared-still';

/** The dialog with what the link will show, just as whoever opens it sees it. */
export function SharePart({ title, sharable, open, onClose }: SharePartProps) {
  const user = useIdentity((state) => state.user);
  const content = useMemo(() => contentOf(sharable), [sharable]);
  const exerciseId = mainExerciseOf(content);

  async function picture(named: string): Promise<string> {
    const figure = document.querySelector<SVGSVGElement>(`#${stillId} svg`);
    const steps = stepsOf(content);
    const painted = await paintPicture({ title: named, facts: factsOf(content), steps, figure });
    if (!painted) return 'This browser cannot draw the picture.';
    return sharePicture(painted, 'cadence.png', named);
  }

  if (!user) return null;
  return (
    <>
      <ShareDialog
        userId={user.id}
        open={open}
        title={title.slice(0, shareLimits.titleLength)}
        content={content}
        preview={<SharedView content={content} />}
        onPicture={picture}
        together={
          content.kind === 'workout' && <OpenClass title={title} workout={content.workout} />
        }
        onClose={onClose}
      />
      {/* Drawn for the picture alone: it takes its colours from the page. */}
      {open && exerciseId && (
        <div id={stillId} aria-hidden="true" className="sr-only">
          <ExerciseStill exerciseId={exerciseId} className="size-40" />
        </div>
      )}
    </>
  );
}
