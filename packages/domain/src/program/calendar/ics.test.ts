import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../change-progress.ts';
import { allSessions } from '../progress.ts';
import { madeAt, makeProgram } from '../test-support/make-program.ts';
import { escapeText, foldLine, toIcs } from './ics.ts';

/** Of UTF-8; half of a character would make it throw. */
const octets = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');

/** Property by property, as a reader takes it apart. */
function readEvents(ics: string): Map<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const line of unfold(ics).split('\r\n')) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    if (events.length > 0) events.at(-1)?.set(name, line.slice(colon + 1));
  }
  return events;
}

const program = makeProgram({ goalText: 'loosen up', weeks: 2, sessionsPerWeek: 2 });

describe('lines', () => {
  it('are folded at 75 octets and come back whole, whatever the characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `DESCRIPTION:${escapeText(text)}`;
        const folded = foldLine(line);
        for (const part of folded.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75);
        expect(unfold(folded)).toBe(line);
      }),
    );
  });

  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['back\\slash', 'back\\\\slash'],
    ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['bell\u0007 and\ttab', 'bell and tab'],
  ])('%j is written %j', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe('a calendar', () => {
  const ics = toIcs(program, { madeAt });

  it('has an event for each session, all day, with a name that stays', () => {
    const events = readEvents(ics);
    expect(events).toHaveLength(4);
    expect(new Set(events.map((event) => event.get('UID'))).size).toBe(4);
    expect(events[0]?.get('UID')).toBe('workout-1-1@cadence');
    expect(events[0]?.get('DTSTART;VALUE=DATE')).toBe('20260302');
    expect(events[0]?.get('DTEND;VALUE=DATE')).toBe('20260303');
    expect(events[0]?.get('DTSTAMP')).toBe('20260301T080000Z');
    expect(events[0]?.get('SEQUENCE')).toBe('0');
  });

  it('ends every line as the standard says and opens and closes what it opens', () => {
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(ics.match(/END:VEVENT/g)?.length ?? 0);
  });

  it('counts up when a session moves and keeps its name', () => {
    const at = '2026-03-02T09:00:00.000Z';
    const [first] = allSessions(program);
    const moved = applyChanges(program, [
      { week: 1, session: 1, date: '2026-03-03', at },
      { week: 1, session: 1, date: '2026-03-04', at },
    ]);
    const [event] = readEvents(toIcs(moved, { madeAt: at }));
    expect(event?.get('SEQUENCE')).toBe('2');
    expect(event?.get('UID')).toBe(`${first?.workoutId}@cadence`);
    expect(event?.get('DTSTART;VALUE=DATE')).toBe('20260304');
  });

  it('has times without a zone where a start is wished, over midnight too', () => {
    const [event] = readEvents(toIcs(program, { madeAt, startMinutes: 23 * 60 + 30 }));
    expect(event?.get('DTSTART')).toBe('20260302T233000');
    expect(event?.get('DTEND')).toBe('20260303T003000');
  });

  it('cancels what was skipped', () => {
    const at = '2026-03-02T09:00:00.000Z';
    const skipped = applyChanges(program, [{ week: 1, session: 1, status: 'skipped', at }]);
    const [event] = readEvents(toIcs(skipped, { madeAt }));
    expect(event?.get('STATUS')).toBe('CANCELLED');
    expect(event?.get('SUMMARY')).toMatch(/^Skipped: /);
  });
});
