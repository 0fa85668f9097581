/** Every page that exists, as its address after the slash: axe and the pictures visit them all. */
export const visitorPages = ['login', 'register', 'recover', 'shared'];
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
  'admin',
  'analytics',
  'calendar',
  'assessment',
  'progress',
];
