import { type ComponentProps, Suspense } from 'react';
import { optionalPart } from '../../../../ui/lazy-part.tsx';

const Figure = optionalPart(() => import('./step-figure.tsx').then((m) => m.StepFigure));

/** The clock is there before the figure: nothing waits for it. */
export function StepFigure(props: ComponentProps<typeof Figure>) {
  return (
    <Suspense>
      <Figure {...props} />
    </Suspense>
  );
}
