import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';

interface ChartExplorerProps {
  label: string;
  count: number;
  textAt: (index: number) => string;
  /** Where the pointer is, as shares of width and height. */
  indexAt: (across: number, down: number) => number | undefined;
  /** How far an arrow goes. */
  steps?: { across: number; down: number };
  className?: string;
  children: (shown: number | undefined) => ReactNode;
}

/** Pointing, tapping or the arrow keys read single values of a chart. */
export function ChartExplorer(props: ChartExplorerProps) {
  const { label, count, textAt, indexAt, steps = { across: 1, down: 1 }, className = '' } = props;
  const [at, setAt] = useState<number>();
  const [spoken, setSpoken] = useState('');
  const shown = at !== undefined && at < count ? at : undefined;

  function point(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    setAt(indexAt((event.clientX - left) / width, (event.clientY - top) / height));
  }

  function target(key: string): number | undefined {
    const from = shown ?? count - 1;
    if (key === 'ArrowRight') return from + steps.across;
    if (key === 'ArrowLeft') return from - steps.across;
    if (key === 'ArrowDown') return from + steps.down;
    if (key === 'ArrowUp') return from - steps.down;
    if (key === 'Home') return 0;
    return key === 'End' ? count - 1 : undefined;
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') hide();
    const next = target(event.key);
    if (next === undefined || count === 0) return;
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, next));
    setAt(index);
    setSpoken(textAt(index));
  }

  function hide() {
    setAt(undefined);
    setSpoken('');
  }

  return (
    <div>
      <div className={`relative ${className}`}>
        {props.children(shown)}
        <button
          type="button"
          aria-label={label}
          aria-description="Arrow keys go through the values"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
          onFocus={(event) =>
            event.target.matches(':focus-visible') && setAt((was) => was ?? count - 1)
          }
          onBlur={hide}
          onKeyDown={press}
          className="absolute inset-0 cursor-default rounded-lg"
        />
      </div>
      <p aria-hidden="true" className="num mt-2 min-h-6 text-ink-2 text-sm">
        {shown === undefined ? '' : textAt(shown)}
      </p>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
