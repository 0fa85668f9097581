import { firstDayOf } from './first-day-of-week.ts';
import { dateFormat, numberFormat } from './formats.ts';

dateFormat({ dateStyle: 'full', timeStyle: 'short' })().format();
numberFormat()().format(0);
firstDayOf(navigator.language);

self.postMessage(null);
