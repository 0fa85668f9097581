import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { PhaseButton } from './phase-button.tsx';

const holdMs = 500;

interface HoldButtonProps extends Omit<ComponentProps<typeof PhaseButton>, 'onClick'> {
  onHeld: () => void;
}

/** For what a trembling finger must not end: a press counts once it was held. Keys are aimed, and count at once. */
export function HoldButton({ onHeld, className = '', children, ...rest }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef(0);
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setHeld(false);
      onHeld();
    }, holdMs);
  };
  const press = ({ detail }: MouseEvent) => {
    if (detail === 0) onHeld();
  };
  return (
    <PhaseButton
      {...rest}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press}
      className={`relative touch-none overflow-hidden ${className}`}
    >
      <span
        aria-hidden="true"
        className="run-hold absolute inset-0 origin-left bg-current opacity-25"
        data-held={isHeld || undefined}
      />
      {children}
    </PhaseButton>
  );
}
