/** What has become of a change that a coach has proposed. */
const changeStates = ['waiting', 'accepted', 'refused', 'undone'] as const;
export type ChangeState = (typeof changeStates)[number];

/** As the coach reads it: what waits and suits the session or the athlete no more is not waited for. */
export const shownStates = [...changeStates, 'unfit'] as const;
