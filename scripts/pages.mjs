/** Every page that exists, as its address after the slash: axe and the pictures visit them all. */
export const visitorPages = ['login', 'register', 'recover', 'shared', 'class'];
export const memberPages = [
  'home',
  'workout',
  'voice',
  'coach',
  'program',
  'program?view=program',
  'profile',
  'profile?view=account',
  'profile?view=completion',
  'models',
  'clients',
  'admin',
  'analytics',
  'calendar',
  'assessment',
  'progress',
];
