/** Said once, after a sign was settled. */
import { isOfLife } from '@cadence/domain/reading/danger/of-life';

export const settledWords = (signId: string): string =>
  isOfLife(signId)
    ? 'Good that you are safe. Write what would do you good now.'
    : 'Good. Write how you are now, and start gently.';
