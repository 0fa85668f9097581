/** Something ahead to get ready for, or to be fresh for. */
export interface EventAhead {
  /** In the athlete's words: 'half marathon', 'Inca trail'. */
  what: string;
  inDays?: number;
  /** Only its weekday is said: within the week. */
  isThisWeek?: true;
  /** A day in life, to be seen at or to get through: nothing that one trains for. */
  isOccasion?: true;
  /** What it asks for, where its name says so. */
  kinds?: readonly EventKind[];
}
export type EventKind = 'run' | 'hills' | 'hyrox';
