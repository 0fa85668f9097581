const pagePath = '/workout';

/** Chromium alone tells, and alone heeds, what a document may ask for. */
interface TellingDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

const isShut = (): boolean =>
  (document as TellingDocument).featurePolicy?.allowsFeature('camera') === false;

export const canUseCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && !isShut();

/**
 * Only the document of this page may ask for the camera. Whoever came from another page has that
 * one's, until this is loaded by its own address; a document that was is not loaded again.
 */
export function openCameraDoor(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !isShut() || location.pathname !== pagePath) return;
  if (new URL(entry.name).pathname !== pagePath) location.reload();
}
