/** A key must not follow a redirect to another house. */
export const fetchInPlace: typeof globalThis.fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });
