import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

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

/** Line by line as high as the card that comes. */
export function NextWaiting() {
  return (
    <Card>
      <SkeletonGroup label="Loading your next session" className="flex flex-col gap-3">
        <div>
          <p className="eyebrow">
            <Skeleton className="h-[1lh] w-36" />
          </p>
          <p className="display mt-1.5 text-[1.375rem]">
            <Skeleton className="h-[1lh] w-44" />
          </p>
        </div>
        <Skeleton className="h-2 w-full" />
        <p className="text-sm">
          <Skeleton className="h-[1lh] w-40" />
        </p>
        <Skeleton className="h-11 w-32" />
      </SkeletonGroup>
    </Card>
  );
}
