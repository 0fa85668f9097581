import { type CSSProperties, useId } from 'react';
import './slider.css';

interface SliderProps {
  label: string;
  value: number;
  /** What is shown and said in place of the bare number. */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

export function Slider({ label, value, text, min, max, step, onChange }: SliderProps) {
  const id = useId();
  const filled = { '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-[650]">
          {label}
        </label>
        <span aria-hidden="true" className="num text-ink-2">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider"
        style={filled}
      />
    </div>
  );
}
