import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useArrival } from '../page/use-arrival.ts';

const sideCards = { streak: 'h-24', recent: 'h-20', favourites: 'h-20' };

export function SideWaiting() {
  return (
    <SkeletonGroup label="Loading your workouts" className="contents">
      {Object.entries(sideCards).map(([name, height]) => (
        <Card key={name}>
          <Skeleton className={`${height} w-full`} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

const homeQuestion = 'What are we training today?';

export function Question() {
  const ref = useArrival('Home');
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="display w-fit text-[2rem] outline-none sm:text-[2.625rem]"
    >
      {homeQuestion}
    </h1>
  );
}

/** As high as the card of what is loaded. */
export function ResumeWaiting() {
  return (
    <SkeletonGroup label="Loading your workout">
      <p className="eyebrow mb-2.5">
        <Skeleton className="h-[1lh] w-44" />
      </p>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-4 text-base">
        <Skeleton className="h-[1lh] w-52" />
        <Skeleton className="h-5 w-full" />
      </div>
    </SkeletonGroup>
  );
}

/** Line by line as high as the planned session that comes. */
export function HeadWaiting() {
  return (
    <SkeletonGroup label="Loading your next session" className="flex flex-col gap-4">
      <div>
        <p className="eyebrow">
          <Skeleton className="h-[1lh] w-44" />
        </p>
        <h1 className="display mt-1.5 text-[2.25rem] sm:text-[2.625rem]">
          <span className="sr-only">Home</span>
          <Skeleton className="h-[1lh] w-52" />
        </h1>
        <p className="mt-1.5 text-base">
          <Skeleton className="h-[1lh] w-32" />
        </p>
      </div>
      <Skeleton className="h-[34px] w-full" />
      <Skeleton className="h-45 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
