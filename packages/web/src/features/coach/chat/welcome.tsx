import { Target } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { TalkSketch } from './talk-sketch.tsx';

interface WelcomeProps {
  onSay: (text: string) => void;
  onGoal: () => void;
}

const openings = [
  'Give me 20 minutes without equipment',
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
