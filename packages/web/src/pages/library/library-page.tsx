import { Suspense } from 'react';
import { LibraryPart } from '../../features/workout/exercise/library-part.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../page/page.tsx';

const LibraryBrowser = lazyPart(() =>
  import('./library-browser.tsx').then((m) => m.LibraryBrowser),
);

/** Every exercise there is, with how to do it and what one has done of it. */
export function LibraryPage() {
  return (
    <Page title="Exercises">
      <LibraryPart
        label="Loading the exercises"
        skeleton={['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="h-16 w-full" />
        ))}
      >
        <Suspense>
          <LibraryBrowser />
        </Suspense>
      </LibraryPart>
    </Page>
  );
}
