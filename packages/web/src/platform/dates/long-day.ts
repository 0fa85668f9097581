import { dateFormat } from './formats.ts';

const format = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

export const longDay = (instant: string): string => format().format(new Date(instant));
