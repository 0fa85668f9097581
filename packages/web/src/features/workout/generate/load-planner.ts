import { useEffect, useState } from 'react';

type Planner = typeof import('./planner.ts');

let loaded: Planner | null = null;

/** The exercise library comes with it, so it is fetched only when somebody wants a workout. */
export async function loadPlanner(): Promise<Planner> {
  loaded ??= await import('./planner.ts');
  return loaded;
}

/** Null until it is there. Without it the page lacks hints, nothing else. */
export function usePlanner(wanted: boolean): Planner | null {
  const [planner, setPlanner] = useState<Planner | null>(loaded);
  useEffect(() => {
    if (!wanted || planner) return;
    let isShown = true;
    loadPlanner().then(
      (came) => isShown && setPlanner(came),
      (error: unknown) => console.warn('The planner could not be loaded.', error),
    );
    return () => {
      isShown = false;
    };
  }, [wanted, planner]);
  return planner;
}
