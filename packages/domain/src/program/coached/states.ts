/** What has become of a change that a coach has proposed. */
export const changeStates = ['waiting', 'accepted', 'refused', 'undone'] as const;
export type ChangeState = (typeof changeStates)[number];
