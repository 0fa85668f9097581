import { Chip } from '../../../ui/form/chip.tsx';

// A long one second: on a phone the edge cuts it, which shows that there are more.
const examples = [
  '20 min hotel room, no kit',
  'Pyramid 1–5–1 bodyweight',
  'Heavy 5×5, barbell',
  'Tabata finisher, core',
  'Easy mobility, sore hips',
];

interface ExamplesProps {
  onChoose: (text: string) => void;
}

export function Examples({ onChoose }: ExamplesProps) {
  return (
    // On a phone one line to swipe: in five the next session would lie out of sight. A mouse cannot
    // swipe, however narrow a page is zoomed.
    <ul
      aria-label="Examples"
      className="flex flex-wrap gap-2 max-sm:pointer-coarse:-mx-5 max-sm:pointer-coarse:-my-1.5 max-sm:pointer-coarse:flex-nowrap max-sm:pointer-coarse:overflow-x-auto max-sm:pointer-coarse:px-5 max-sm:pointer-coarse:py-1.5 max-sm:pointer-coarse:[scrollbar-width:none]"
    >
      {examples.map((text) => (
        <li key={text} className="shrink-0">
          <Chip variant="dashed" onClick={() => onChoose(text)}>
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
