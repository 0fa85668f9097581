export interface NavItem {
  label: string;
  to: string;
  /** Where the link counts as the present one, if that is not where it leads. */
  activeOn?: string;
}

/** Spec §2, header. */
export const headerLinks: readonly NavItem[] = [
  { label: 'HOME', to: '/home' },
  { label: 'WORKOUT', to: '/workout' },
  { label: 'CALENDAR', to: '/calendar' },
  { label: 'ANALYTICS', to: '/analytics' },
];

/** Spec §2, sidebar. */
export const linkGroups: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Core Features',
    links: [
      { label: 'Generate Workout', to: '/', activeOn: '/home' },
      { label: 'Smart Timer', to: '/workout' },
      { label: 'Voice Test', to: '/voice' },
      { label: 'Coach', to: '/coach' },
      { label: 'Create Program', to: '/program' },
    ],
  },
  {
    title: 'User Features',
    links: [
      { label: 'User Profile', to: '/profile' },
      { label: 'Analytics', to: '/analytics' },
      { label: 'Assessment', to: '/assessment' },
      { label: 'Progress', to: '/progress' },
    ],
  },
];

/** Stands below the two groups. */
export const libraryLink: NavItem = { label: 'Exercises', to: '/exercises' };

/** The sheet also holds what only the header and the tabs have. */
export const calendarLink: NavItem = { label: 'Calendar', to: '/calendar' };

export const tabLinks: readonly NavItem[] = [
  { label: 'Home', to: '/home' },
  { label: 'Workout', to: '/workout' },
  { label: 'Coach', to: '/coach' },
  calendarLink,
];

export function isCurrent(item: NavItem, pathname: string): boolean {
  // The start only leads on.
  const shown = pathname === '/' ? '/home' : pathname;
  return (item.activeOn ?? item.to) === shown;
}
