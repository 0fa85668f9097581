/** Said once, after a sign was settled. */
export const settledWords = (signId: string): string =>
  signId === 'self-harm'
    ? 'Good that you are safe. Write what would do you good now.'
    : 'Good. Write how you are now, and start gently.';
