/** As the words of time name them, in the order of `Date`. */
export const weekdays: readonly string[] = [
  'sundays',
  'mondays',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'fridays',
  'saturdays',
];
