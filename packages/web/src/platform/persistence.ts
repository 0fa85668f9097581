let hasAsked = false;

/**
 * Asks the browser not to clear what this device keeps when room gets short. Once, and only when
 * there is something to lose: some browsers ask the user.
 */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  // Not on plain http, nor in every browser.
  if (hasAsked || !storage?.persist) return;
  hasAsked = true;
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch (error) {
    console.warn('The browser does not say whether it keeps this device’s data.', error);
  }
}
