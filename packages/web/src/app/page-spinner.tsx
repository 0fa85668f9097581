import { Spinner } from '../ui/spinner.tsx';

interface PageSpinnerProps {
  /** Fills the window, for what is not inside the shell. */
  fullHeight?: boolean;
}

export function PageSpinner({ fullHeight = false }: PageSpinnerProps) {
  return (
    <div className={`grid place-items-center ${fullHeight ? 'min-h-dvh' : 'min-h-[60dvh]'}`}>
      <Spinner label="Loading" />
    </div>
  );
}
