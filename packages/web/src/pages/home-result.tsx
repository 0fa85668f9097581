import type { TrainingHistory } from '@cadence/domain/planner/request';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Anatomy } from '../features/workout/anatomy.tsx';
import { isSafety } from '../features/workout/generate/generation-failure.ts';
import {
  cancelGeneration,
  type GenerationView,
  obtaining,
} from '../features/workout/generate/generation-status.ts';
import { useRestoring } from '../features/workout/kept/restore-latest.ts';
import { Card } from '../ui/card.tsx';
import { Later } from '../ui/lazy/later.tsx';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import { afterPaint } from '../ui/pace/after-paint.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import type { ExamplePlace } from './use-example-place.ts';

/** All that a press of the button brings; a workout from before stands there at once. */
export const homeNews = lazySource(() => import('./home-news.tsx').then((m) => m.HomeNews));
const onTap = [homeNews, obtaining];

interface HomeResultProps {
  generation: GenerationView;
  history: TrainingHistory;
  /** What is drawn may be a moment behind it. */
  now: GenerationView;
  examplePlace: ExamplePlace;
  /** Of the card; the focus goes there when it brings news. */
  heading: RefObject<HTMLHeadingElement | null>;
  onCancelled: () => void;
  /** Back to the words of the wish. */
  onReword: () => void;
}

/** What came of the prompt: how far it is, the workout, what went wrong, or an example. */
export function HomeResult(props: HomeResultProps) {
  const { generation, now, history, examplePlace, heading, onCancelled, onReword } = props;
  const { status, failure } = generation;
  const isIdle = status === 'idle';
  const isRestoring = useRestoring((state) => state.status === 'loading');
  const area = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(false);
  usePreload(onTap);
  const isDrawn = now === generation;
  const onShown = useArrivalOf(now.status, { isDrawn, area, heading, wasCancelled });

  // What is drawn stays as it is while it is a moment behind.
  const content = useMemo(() => {
    if (isIdle) return isRestoring || examplePlace === null ? <Loading /> : <Anatomy />;
    const onCancel = () => {
      wasCancelled.current = true;
      cancelGeneration();
      onCancelled();
    };
    const callbacks = { onShown, onCancel, onCleared: onCancelled, onReword };
    return (
      <Later
        source={homeNews}
        waiting={<Loading />}
        props={{ generation, history, heading, ...callbacks }}
      />
    );
  }, [
    isIdle,
    isRestoring,
    examplePlace,
    generation,
    history,
    heading,
    onShown,
    onCancelled,
    onReword,
  ]);

  // Another one in another place: what waited in sight goes, and is not moved.
  return (
    <div key={isIdle ? examplePlace : null} ref={area} className={`scroll-mt-20 ${areaClass()}`}>
      {content}
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
  isDrawn: boolean;
  area: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  wasCancelled: RefObject<boolean>;
}

/** The eyes and the focus go where the news is, but not on a reload. */
function useArrivalOf(
  status: GenerationView['status'],
  { isDrawn, area, heading, wasCancelled }: Arrival,
): () => void {
  const before = useRef(status);
  const awaited = useRef<'progress' | 'news' | null>(null);
  const goThere = useCallback(() => {
    if (awaited.current !== 'news' || !heading.current) return;
    awaited.current = null;
    if (!isWide()) area.current?.scrollIntoView?.({ block: 'start' });
    heading.current.focus();
  }, [area, heading]);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status) return;
    const isNews = was === 'loading' && status !== 'idle' && !wasCancelled.current;
    wasCancelled.current = false;
    if (status === 'loading') awaited.current = 'progress';
    else awaited.current = isNews ? 'news' : null;
  }, [status, wasCancelled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status may be drawn at once.
  useEffect(() => {
    if (!isDrawn) return;
    if (awaited.current !== 'progress') {
      goThere();
      return;
    }
    return afterPaint(() => {
      awaited.current = null;
      area.current?.scrollIntoView?.({ block: isWide() ? 'nearest' : 'start' });
    });
  }, [isDrawn, status, area, goThere]);
  return goThere;
}
