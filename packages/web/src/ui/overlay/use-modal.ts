import { type SyntheticEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { enterModal } from './open-modals.ts';

/**
 * Ties a native dialog to a React state. The browser gives the focus trap, the inert page,
 * Escape and the return of the focus; a library would inject style elements, which our
 * content policy refuses.
 */
export function useModal(isWanted: boolean, onClose: () => void) {
  // To open one, the browser looks at the whole page anew, and what it shows must be made: the
  // press is answered first. To close it waits for nothing.
  const open = useDeferredValue(isWanted, false) && isWanted;
  const ref = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);

  useLayoutEffect(() => {
    latestClose.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const leave = enterModal(dialog);

    let pressedBackdrop = false;
    const isBackdrop = (event: MouseEvent) => event.target === dialog;
    const press = (event: MouseEvent) => {
      pressedBackdrop = isBackdrop(event);
    };
    // A text selection that ends on the backdrop is no wish to close, hence both ends are asked.
    const release = (event: MouseEvent) => {
      // The second tap of two, of which the first has opened it, is none either.
      const isDouble = event.detail > 1;
      if (pressedBackdrop && isBackdrop(event) && !isDouble) latestClose.current();
    };
    // The event comes late: the dialog may have been shown anew in the meantime.
    const ended = () => {
      if (!dialog.open) latestClose.current();
    };
    dialog.addEventListener('mousedown', press);
    dialog.addEventListener('click', release);
    dialog.addEventListener('close', ended);
    return () => {
      dialog.removeEventListener('mousedown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('close', ended);
      leave();
      if (dialog.close) dialog.close();
      else dialog.removeAttribute('open');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  // The state decides; the browser must not close on its own and leave the two apart.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  return { open, dialog: { ref, onCancel } };
}
