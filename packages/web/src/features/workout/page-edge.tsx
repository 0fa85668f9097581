import { Strip } from '../../ui/strip.tsx';
import { edgeSteps } from './sample-steps.ts';

/** The strip as a decoration that bleeds off the bottom of the page: its round corners lie outside. */
export function PageEdge() {
  return (
    <div aria-hidden="true" className="h-4 overflow-hidden lg:h-24">
      <div className="-mx-2 lg:origin-top lg:scale-y-[3.4]">
        <Strip steps={edgeSteps} size="lg" decorative />
      </div>
    </div>
  );
}
