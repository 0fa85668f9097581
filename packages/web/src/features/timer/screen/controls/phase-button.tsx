import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';

type Look = 'solid' | 'tint' | 'line';

const looks: Record<Look, string> = {
  solid: 'bg-on-phase text-phase hover:opacity-90',
  tint: 'bg-(--tint) text-on-phase hover:opacity-90',
  line: 'border-2 border-on-phase text-on-phase hover:opacity-90',
};

interface PhaseButtonProps extends ComponentProps<'button'> {
  look?: Look | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/**
 * A mouse must not leave the focus on a button, for the next press of space would press it
 * again; nor on the strip, which would keep the shortcuts to itself.
 */
function freeFocus(event: MouseEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** A control on a phase's colour, big enough for a thumb that shakes. */
export function PhaseButton({ look = 'tint', className = '', ...rest }: PhaseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      onMouseDown={freeFocus}
      className={`inline-flex min-h-14 min-w-14 select-none items-center justify-center gap-2 rounded-[18px] font-[750] text-base transition-[opacity,transform] active:scale-[0.97] motion-reduce:active:scale-100 disabled:opacity-40 ${looks[look]} ${className}`}
    />
  );
}
