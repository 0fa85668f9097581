/** The latest last. What lies outside of it is inert, be it in front of it or not. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of [...listeners]) listener();
}

export const topModal = {
  read: (): HTMLDialogElement | undefined => modals.at(-1),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Gives back how to tell that it has closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog);
  tell();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    tell();
  };
}
