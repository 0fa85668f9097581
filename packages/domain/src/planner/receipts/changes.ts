/** What was done to a plan on its way to the user. */
export type RequestChange =
  | { kind: 'swapped'; from: string; to: string; reason: string }
  | { kind: 'dropped'; from: string; reason: string }
  | { kind: 'retimed'; note: string }
  | { kind: 'replaced'; note: string };
