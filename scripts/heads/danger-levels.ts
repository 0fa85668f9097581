import { dangerClaims } from '../../packages/domain/src/reading/danger/claims.ts';
import type { DangerOutcome } from '../../packages/domain/src/reading/danger/classes.ts';
import { decide } from '../../packages/domain/src/reading/danger/decide.ts';
import type { DangerLevels } from '../../packages/domain/src/reading/heads/unpack.ts';
import { calibrate, probabilityOf, type Scored, scoreReachedBy } from './calibrate.ts';
import type { Message } from './corpus.ts';

/**
 * Of look-alikes by writers left out: what rules and heads may raise together, what heads may
 * raise where rules have used that up, and what heads may refuse.
 */
const falseAlarmShare = { all: 0.05, heads: 0.02, sure: 0.03 };
/** Of wishes by writers left out. */
const askedWishShare = 0.02;
/** Of dangers that rules have heard: those whose question is let go. */
const calmShare = 0.02;
export interface ScoredExample extends Scored {
  message: Message;
}

interface DangerExample extends ScoredExample {
  /** What comes of the rules alone. */
  ruled: DangerOutcome | null;
  probability: number;
}

/** The value below which only the given share of these lies. */
const levelBelow = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;

/** Slope and offset for each language, and with them the probability of every example. */
function calibrateDanger(scored: readonly ScoredExample[]) {
  const languages = [...new Set(scored.map(({ message }) => message.lang))].sort();
  const examples: DangerExample[] = [];
  const scales = languages.map((language) => {
    const own = scored.filter(({ message }) => message.lang === language);
    const by = calibrate(own);
    for (const one of own) {
      const ruled = decide(dangerClaims(one.message.text), {})?.kind ?? null;
      examples.push({ ...one, ruled, probability: probabilityOf(one.score, by) });
    }
    return [language, by] as const;
  });
  return { scales, examples };
}

/** Levels at which rules and heads together raise few false alarms and lose few dangers. */
export function dangerLevels(scored: readonly ScoredExample[]): Record<string, DangerLevels> {
  const { scales, examples } = calibrateDanger(scored);
  const heard = examples.filter(({ truth, ruled }) => truth && ruled !== null);
  const calmed = heard.map(({ probability }) => probability);
  const calmBelow = levelBelow(calmed, calmShare);
  const levels = scales.map(([language, by]) => {
    const own = examples.filter(({ message }) => message.lang === language);
    const of = (kind: Message['kind']) => own.filter(({ message }) => message.kind === kind);
    const isRaised = ({ ruled, probability }: DangerExample) =>
      ruled === 'care' ? probability >= calmBelow : ruled !== null;
    const looks = of('look');
    const free = looks.filter((one) => !isRaised(one)).map(({ probability }) => probability);
    const raised = looks.length - free.length;
    const left = Math.max(
      falseAlarmShare.all * looks.length - raised,
      falseAlarmShare.heads * looks.length,
    );
    const askFrom = Math.max(
      scoreReachedBy(free, left / free.length),
      scoreReachedBy(
        of('wish').map(({ probability }) => probability),
        askedWishShare,
      ),
    );
    const all = looks.map(({ probability }) => probability);
    const sureFrom = Math.max(askFrom, scoreReachedBy(all, falseAlarmShare.sure));
    const isHeard = (one: DangerExample) => isRaised(one) || one.probability >= askFrom;
    const share = (part: readonly DangerExample[]) =>
      `${((100 * part.filter(isHeard).length) / Math.max(1, part.length)).toFixed(1)} % of ${part.length}`;
    console.log(
      `danger ${language}, rules and heads on writers left out: heard ${share(of('danger'))}, look-alikes ${share(looks)}, wishes ${share(of('wish'))}`,
    );
    return [language, { ...by, askFrom, sureFrom, calmBelow }] as const;
  });
  return Object.fromEntries(levels);
}
