/** What lies over the running timer. */
export type RunSheet = 'more' | 'steps' | 'settings' | 'help' | 'restart' | 'end';
