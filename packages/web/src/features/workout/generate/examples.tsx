import { Chip } from '../../../ui/chip.tsx';

const examples = [
  '20 min hotel room, no kit',
  'Tabata finisher, core',
  'Heavy 5×5, barbell',
  'Pyramid 1–5–1 bodyweight',
  'Easy mobility, sore hips',
];

interface ExamplesProps {
  onChoose: (text: string) => void;
}

export function Examples({ onChoose }: ExamplesProps) {
  return (
    <ul aria-label="Examples" className="flex flex-wrap gap-2">
      {examples.map((text) => (
        <li key={text}>
          <Chip variant="dashed" onClick={() => onChoose(text)}>
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
