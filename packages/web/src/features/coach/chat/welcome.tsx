import { Target } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';

/** A conversation without its words. */
function TalkSketch() {
  return (
    <div aria-hidden="true" className="mx-auto flex w-full max-w-sm flex-col gap-5">
      <div className="ml-auto w-2/3 space-y-2.5 rounded-[18px] rounded-br-[4px] bg-ink p-4">
        <Line className="w-full bg-paper/35" />
        <Line className="w-3/5 bg-paper/35" />
      </div>
      <div className="w-4/5 space-y-2.5">
        <Line className="w-full bg-ink/15" />
        <Line className="w-5/6 bg-ink/15" />
        <Line className="w-2/5 bg-ink/15" />
      </div>
      <div className="ml-auto w-1/2 rounded-[18px] rounded-br-[4px] bg-ink p-4">
        <Line className="w-4/5 bg-paper/35" />
      </div>
    </div>
  );
}

interface LineProps {
  className: string;
}

function Line({ className }: LineProps) {
  return <span className={`block h-2.5 rounded-full ${className}`} />;
}

interface WelcomeProps {
  onSay: (text: string) => void;
  onGoal: () => void;
}

const openings = [
  'Give me 20 minutes without any kit',
  'I am coming back after a long break',
  'I keep skipping sessions',
];

/** Before the first word. */
export function Welcome({ onSay, onGoal }: WelcomeProps) {
  return (
    <section className="mb-6 flex flex-col gap-6 rounded-card border border-line border-dashed p-6 sm:p-8">
      <div className="hidden max-w-xs sm:block">
        <TalkSketch />
      </div>
      <div>
        <h2 className="display text-[1.625rem]">What do you want to talk about?</h2>
        <p className="mt-2 max-w-prose text-base text-ink-2">
          Your coach goes by what you have told it and what you have trained, and makes a workout
          when you ask for one.
        </p>
      </div>
      <ul aria-label="Ways to begin" className="flex flex-wrap gap-2.5">
        {openings.map((opening) => (
          <li key={opening}>
            <Chip onClick={() => onSay(opening)}>{opening}</Chip>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onGoal}>
          <Target aria-hidden="true" className="size-4" />
          Tell me a goal
        </Button>
      </div>
    </section>
  );
}
