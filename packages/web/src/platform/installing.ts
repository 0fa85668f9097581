/** What some browsers offer once they think the app worth installing. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer, from when the browser made it until it is taken up. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** From the start of the app on: the browser tells it once. */
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

/** Whether the browser lets this page ask. It does not where the app is installed already. */
export function readCanInstall(): boolean {
  return window.installOffer !== undefined;
}

export function subscribeCanInstall(listener: () => void): () => void {
  const forget = () => {
    delete window.installOffer;
    listener();
  };
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Shows the browser's own question; each offer can be taken up once. */
export async function install(): Promise<'accepted' | 'dismissed'> {
  const offer = window.installOffer;
  if (!offer) return 'dismissed';
  delete window.installOffer;
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return outcome;
}
