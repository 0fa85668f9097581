/** What some browsers offer once they think the app worth installing. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Put there by the script in index.html: the offer may come before any module has loaded. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

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
