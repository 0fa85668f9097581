import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { SpinnerMark } from './spinner.tsx';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'md' | 'lg';

const base =
  'relative inline-flex select-none items-center justify-center gap-2 border text-center no-underline transition-[opacity,transform] active:scale-[0.98] motion-reduce:active:scale-100 aria-disabled:active:scale-100 disabled:opacity-50 print:hidden';

const looks: Record<Variant, string> = {
  primary: 'border-brand bg-brand font-[750] text-brand-ink hover:opacity-90',
  secondary: 'border-line bg-surface font-[650] text-ink hover:border-ink-3',
  ghost: 'border-transparent bg-transparent font-[650] text-ink hover:bg-ink/7',
  danger: 'border-danger-fill bg-danger-fill font-[750] text-on-danger hover:opacity-90',
};

const sizes: Record<Size, string> = {
  md: 'min-h-11 min-w-11 rounded-control px-[18px] py-2',
  lg: 'min-h-14 min-w-14 rounded-card px-6 py-3 text-[1.0625rem]',
};

interface Look {
  variant?: Variant | undefined;
  size?: Size | undefined;
}

function look({ variant = 'secondary', size = 'md' }: Look, className = '') {
  return `${base} ${looks[variant]} ${sizes[size]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean | undefined;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy button stays focusable, so the press itself has to be refused, a form's Enter too.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size }, className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy && <SpinnerMark className="size-[1.1em]" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ variant, size }, className)} />;
}
