export const ours = 'Cadence';
export const light = ['setInterval', 'react-timer-hook', 'easytimer.js'];
/** Draws every frame: beside others it would take their processor. */
export const heavy = 'react-countdown-circle-timer';
export const peers = [...light, heavy];
