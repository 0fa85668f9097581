import { expect, it } from 'vitest';
import { type ProgramFrame, readFrame } from './read-frame.ts';

it.each<[string, ProgramFrame]>([
  ['Get stronger with two short evenings a week', { sessionsPerWeek: 2, minutes: 30 }],
  ['run 5 km, 3x per week, 45 minutes', { usualWeeks: 8, sessionsPerWeek: 3, minutes: 45 }],
  ['3 days a week', { sessionsPerWeek: 3 }],
  ['4 times/week', { sessionsPerWeek: 4 }],
  ['train twice a week for an hour', { sessionsPerWeek: 2 }],
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
  ['', {}],
])('reads %s', (goal, frame) => {
  expect(readFrame(goal)).toEqual(frame);
});
