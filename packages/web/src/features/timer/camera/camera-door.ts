/** The one page whose document may ask for the camera. */
const pagePath = '/workout';

/** Chromium alone tells, and alone heeds, what a document may ask for. */
interface TellingDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** `shut`: this is the document of the page that one came from; loaded anew it is this page's. */
export function cameraDoor(): 'open' | 'shut' | 'none' {
  const hasCamera = typeof navigator.mediaDevices?.getUserMedia === 'function';
  if (!hasCamera || location.pathname !== pagePath) return 'none';
  const { featurePolicy } = document as TellingDocument;
  return featurePolicy?.allowsFeature('camera') === false ? 'shut' : 'open';
}
