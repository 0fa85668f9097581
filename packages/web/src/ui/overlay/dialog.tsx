import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal.dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overscroll-contain rounded-[20px] border border-line bg-surface text-ink shadow-2xl open:rise"
    >
      {modal.open && (
        <div className="flex flex-col gap-5 p-6">
          <h2 id={titleId} className="display pr-10 text-2xl">
            {title}
          </h2>
          <div className="text-ink-2">{children}</div>
          {/* On a phone each line of them is filled, however many it takes. */}
          {actions && (
            <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:grow">{actions}</div>
          )}
          {/* Last in order, so that the first thing focused is the dialog's own matter. */}
          <CloseButton onClose={onClose} />
        </div>
      )}
    </dialog>
  );
}

interface CloseButtonProps {
  onClose: () => void;
  /** Where it stands. */
  className?: string;
}

export function CloseButton({ onClose, className = 'absolute top-3 right-3' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={`${className} grid size-11 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink`}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
}

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
