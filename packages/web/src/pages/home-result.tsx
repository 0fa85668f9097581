import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, useEffect, useRef } from 'react';
import { Anatomy } from '../features/workout/anatomy.tsx';
import { isSafety } from '../features/workout/generate/generation-failure.ts';
import {
  cancelGeneration,
  type GenerationView,
} from '../features/workout/generate/generation-status.ts';
import { useRestoring } from '../features/workout/kept/restore-latest.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { HomeNews } from './home-news.tsx';
import type { ExamplePlace } from './use-example-place.ts';

interface HomeResultProps {
  generation: GenerationView;
  history: TrainingHistory;
  examplePlace: ExamplePlace;
  /** Of the card; the focus goes there when it brings news. */
  heading: RefObject<HTMLHeadingElement | null>;
  onCancelled: () => void;
  /** Back to the words of the wish. */
  onReword: () => void;
}

/** What came of the prompt: how far it is, the workout, what went wrong, or an example. */
export function HomeResult(props: HomeResultProps) {
  const { generation, history, examplePlace, heading, onCancelled, onReword } = props;
  const { status, failure } = generation;
  const isIdle = status === 'idle';
  const isRestoring = useRestoring((state) => state.status === 'loading');
  const area = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);
  useArrivalOf(status, { area, heading, wasCancelled });

  function cancel() {
    wasCancelled.current = true;
    cancelGeneration();
    onCancelled();
  }

  function content() {
    if (isIdle) return isRestoring || examplePlace === null ? <Loading /> : <Anatomy />;
    return (
      <HomeNews
        generation={generation}
        history={history}
        heading={heading}
        onCancel={cancel}
        onCleared={onCancelled}
        onReword={onReword}
      />
    );
  }

  // Another one in another place: what waited in sight goes, and is not moved.
  return (
    <div key={isIdle ? examplePlace : null} ref={area} className={`scroll-mt-20 ${areaClass()}`}>
      {content()}
    </div>
  );

  function areaClass() {
    if (isSafety(failure)) return 'xl:col-span-full';
    // As high as the screen: what comes pushes nothing that is in sight.
    return status === 'loading' ? 'max-lg:min-h-[calc(100dvh-5rem)]' : '';
  }
}

/** Until it is known whether the account has a workout to show, or until that can be shown. */
function Loading() {
  return (
    <Card className="p-5 sm:p-6">
      <SkeletonGroup label="Loading your latest workout" className="flex flex-col gap-5">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    </Card>
  );
}

/** Wide pages show the prompt and what came of it at once; on a phone the workout takes the screen. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

interface Arrival {
  area: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  wasCancelled: RefObject<boolean>;
}

/** The eyes and the focus go where the news is, but not on a reload. */
function useArrivalOf(
  status: GenerationView['status'],
  { area, heading, wasCancelled }: Arrival,
): void {
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status) return;
    const isNews = was === 'loading' && status !== 'idle' && !wasCancelled.current;
    wasCancelled.current = false;
    if (status === 'loading') {
      area.current?.scrollIntoView?.({ block: isWide() ? 'nearest' : 'start' });
    } else if (isNews) {
      if (!isWide()) area.current?.scrollIntoView?.({ block: 'start' });
      heading.current?.focus();
    }
  }, [status, area, heading, wasCancelled]);
}
