import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTheme } from '../ui/style/theme.ts';
import { Controls } from './controls.tsx';
import { States } from './states.tsx';
import { Strips } from './strips.tsx';

/** Every component in every state on one page, for development only. */
export function GalleryPage() {
  const { dark, stored, setDark, followSystem } = useTheme();
  return (
    <div className="mx-auto max-w-6xl px-5 py-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <div className="flex gap-2.5">
          <Button onClick={() => setDark(!dark)}>{dark ? 'Light' : 'Dark'}</Button>
          {stored && (
            <Button variant="ghost" onClick={followSystem}>
              As the system
            </Button>
          )}
        </div>
      </header>
      <main>
        <h1 className="display mt-10 mb-8 text-[2rem] lg:text-[2.5rem]">The parts of Cadence</h1>
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-10">
            <Strips />
            <States />
          </div>
          <div className="flex min-w-0 flex-col gap-10">
            <Controls />
          </div>
        </div>
      </main>
    </div>
  );
}
