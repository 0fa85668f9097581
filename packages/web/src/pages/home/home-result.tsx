import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Anatomy } from '../../features/workout/anatomy.tsx';
import { isSafety } from '../../features/workout/generate/generation-failure.ts';
import {
  cancelGeneration,
  type GenerationView,
} from '../../features/workout/generate/generation-status.ts';
import { useRestoring } from '../../features/workout/kept/restore-latest.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { ExamplePlace } from './use-example-place.ts';

const HomeNews = lazyPart(() => import('./home-news.tsx').then((m) => m.HomeNews));

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
  useEffect(() => void HomeNews.preload(), []);

  function cancel() {
    cancelGeneration();
    onCancelled();
  }

  function content() {
    if (isIdle && (isRestoring || examplePlace === null)) return <Loading />;
    // Whoever has a plan or has trained knows what a workout is made of.
    if (isIdle) return examplePlace === 'last' ? null : <Anatomy />;
    return (
      <Suspense fallback={<Loading />}>
        <HomeNews
          generation={generation}
          history={history}
          area={area}
          heading={heading}
          onCancel={cancel}
          onCleared={onCancelled}
          onReword={onReword}
        />
      </Suspense>
    );
  }

  const shown = content();
  if (shown === null) return null;
  // Another one in another place: what waited in sight goes, and is not moved.
  return (
    <div key={isIdle ? examplePlace : null} ref={area} className={`scroll-mt-20 ${areaClass()}`}>
      {shown}
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
