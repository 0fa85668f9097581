import { type ReactNode, useId } from 'react';
import { CloseButton } from './dialog.tsx';
import { useModal } from './use-modal.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  side?: 'bottom' | 'right' | undefined;
}

const sides = {
  bottom:
    'mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-[24px] border-t pb-[env(safe-area-inset-bottom)] open:rise sm:mx-auto sm:max-w-xl sm:border-x',
  right:
    'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(24rem,calc(100%-3rem))] max-w-none border-l pr-[env(safe-area-inset-right)] open:slide-in',
} as const;

/** As the browser wants it told; React's own `autoFocus` is for fields alone. */
const takeFocus = (title: HTMLElement | null) => title?.setAttribute('autofocus', '');

export function Sheet({ open, onClose, title, children, side = 'bottom' }: SheetProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal.dialog}
      data-side={side}
      aria-labelledby={titleId}
      className={`overscroll-contain border-line bg-surface text-ink shadow-2xl ${sides[side]}`}
    >
      {modal.open && (
        <div className="flex min-h-full flex-col gap-4 px-5 pt-5 pb-6">
          {/* Title and button stay in sight, however far down the sheet is read or opened. The focus
              begins here: at the first control it would scroll past what is to be read before. */}
          <h2
            ref={takeFocus}
            id={titleId}
            tabIndex={-1}
            className="display -mx-5 -mt-5 sticky top-0 z-1 bg-surface pt-5 pr-17 pb-2 pl-5 text-xl leading-[1.2] outline-none"
          >
            {title}
          </h2>
          {children}
          <CloseButton
            onClose={onClose}
            className="-mt-2 -mr-2 -mb-13 sticky top-3 z-2 order-first self-end"
          />
        </div>
      )}
    </dialog>
  );
}
