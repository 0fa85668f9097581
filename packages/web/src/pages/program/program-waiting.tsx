import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export function ProgramWaiting() {
  return (
    <SkeletonGroup
      label="Loading your program"
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
    >
      <span className="flex flex-col gap-5">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-40 w-full" />
      </span>
      <span className="flex flex-col gap-5">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-64 w-full" />
      </span>
    </SkeletonGroup>
  );
}
