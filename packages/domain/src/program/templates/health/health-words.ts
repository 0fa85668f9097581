/** Asked before hard work of everybody who begins. */
export const healthWords =
  'Chest pain, fainting, a heart condition or a pain that grows: ask your doctor before week 1.';
