import { expect, it } from 'vitest';
import { type ProgramFrame, readFrame } from './read-frame.ts';

it.each<[string, ProgramFrame]>([
  ['Get stronger with two short evenings a week', { sessionsPerWeek: 2, minutes: 30 }],
  ['run 5 km, 3x per week, 45 minutes', { usualWeeks: 8, sessionsPerWeek: 3, minutes: 45 }],
  ['3 days a week', { sessionsPerWeek: 3 }],
  ['I jog half an hour most days, run further', {}],
  [
    'run on tuesday, friday and sunday, bands at home, use them twice a week',
    { sessionsPerWeek: 3, weekdays: [0, 2, 5] },
  ],
  ['I had our second daughter in spring, strong again', { usualWeeks: 12 }],
  ['4 times/week', { sessionsPerWeek: 4 }],
  ['train twice a week for an hour', { sessionsPerWeek: 2, minutes: 60 }],
  ['12-week program, five sessions weekly', { weeks: 12, sessionsPerWeek: 5 }],
  ['do a pull-up in 8 weeks', { weeks: 8 }],
  ['dreimal pro Woche 30 Minuten Kraft', { sessionsPerWeek: 3, minutes: 30 }],
  ['tres veces por semana', { sessionsPerWeek: 3 }],
  ['deux fois par semaine', { sessionsPerWeek: 2 }],
  ['tre volte alla settimana', { sessionsPerWeek: 3 }],
  ['my knee has hurt for 3 weeks', {}],
  ['lose the 5 kg I put on last week', {}],
  ['train 20 times a week', {}],
  ['I run 3 times a week, no more than 4 days', { sessionsPerWeek: 4 }],
  ['I run three times a week and want to lift twice a week', { sessionsPerWeek: 2 }],
  ['keep lifting twice a week', {}],
  ['run 5 km without stopping', { usualWeeks: 11 }],
  ['hypertrophy 4 day upper/lower for 6 weeks plus deload', { sessionsPerWeek: 4, weeks: 6 }],
  [
    'möchte 16 Wochen lang zweimal pro Woche 45 Minuten',
    { sessionsPerWeek: 2, weeks: 16, minutes: 45 },
  ],
  ['8 weeks home dumbbell program', { weeks: 8 }],
  ['12 weeks to bench 100 kg', { weeks: 12 }],
  ['half marathon, run 3 times a week, can do 4', { sessionsPerWeek: 4, usualWeeks: 12 }],
  ['Lun/gio/sab, 40 minuti', { sessionsPerWeek: 3, minutes: 40, weekdays: [1, 4, 6] }],
  ['gym 3x wk 45min', { sessionsPerWeek: 3, minutes: 45 }],
  ['mon/wed/fri 30 minutes strict', { sessionsPerWeek: 3, minutes: 30, weekdays: [1, 3, 5] }],
  [
    '2 short sessions (30 min) and one long one on Sunday, 75 min',
    { sessionsPerWeek: 3, minutes: 30, weekdays: [0] },
  ],
  ['lift on monday and thursday, long run on sunday', { weekdays: [0, 1, 4] }],
  ['10k 55 min, race on Sunday 14 March', { usualWeeks: 10 }],
  ['train Mon-Fri, 20 min', { minutes: 20, weekdays: [1, 2, 3, 4, 5] }],
  ['programa de 8 semanas, 3 días, 35 minutos', { sessionsPerWeek: 3, weeks: 8, minutes: 35 }],
  ['70 km per week, long run 22 km, 5 runs a week', { sessionsPerWeek: 5 }],
  ['full gym, 4 days, 60 min', { sessionsPerWeek: 4, minutes: 60 }],
  ['dumbbells only, 3 x 30 min, 10 weeks', { sessionsPerWeek: 3, minutes: 30, weeks: 10 }],
  ['3 days x 45 min', { sessionsPerWeek: 3, minutes: 45 }],
  ['swimmer, 4 pool sessions a week, want 2 x 45 min', { sessionsPerWeek: 2, minutes: 45 }],
  ['I run 3 times a week, 18 km a week. I can do 4 days.', { sessionsPerWeek: 4 }],
  ['twice a week half an hour', { sessionsPerWeek: 2, minutes: 30 }],
  ['want dryland strength for 10 weeks, age 33', { weeks: 10 }],
  ['I gave birth 10 weeks ago, cleared', { usualWeeks: 12 }],
  ['no training for 8 weeks, squat 100', {}],
  ['regatta in two months, train 5 days', { sessionsPerWeek: 5 }],
  ['I train 2 days, can train up to 4 days', { sessionsPerWeek: 4 }],
  ["I'm 44, run twice a week, can manage 3 days.", { sessionsPerWeek: 3 }],
  ['back to jogging, ankle op healed, cleared in spring', { usualWeeks: 19 }],
  ['can do 25 min on three evenings a week', { sessionsPerWeek: 3, minutes: 25 }],
  ['can do 25 min without a break', {}],
  ['', {}],
])('reads %s', (goal, frame) => {
  expect(readFrame(goal)).toEqual(frame);
});

it.each([
  ['squat 120 by 1 March', 14],
  ['10 pull-ups by the end of February', 14],
  ['off-season until end of January', 10],
  ['before deciding on a gym', undefined],
  ['I have got nine weeks left before the beach', 9],
  ['judo trials are on 30 January', 10],
  ['shoulder surgery was on 3 March, strong again', undefined],
  ['my first marathon', undefined],
])('counts the weeks to the deadline of %s', (goal, weeks) => {
  expect(readFrame(goal, '2026-11-18').weeks).toBe(weeks);
});

it('takes no season that is over for a deadline', () => {
  expect(readFrame('tore my calf last autumn, had it repaired in spring', '2026-11-18')).toEqual(
    {},
  );
  expect(readFrame('fit in spring', '2026-11-18').usualWeeks).toBe(19);
  expect(readFrame('hut to hut in late February', '2026-11-18').usualWeeks).toBe(13);
});
