import type { Scan } from '../engine/scan.ts';
import { type Quantity, toMinutes } from '../engine/units.ts';
import { numberGroups } from './number-groups.ts';
import { timeBetween } from './times-of-day.ts';

/** Minutes of the free time that go on something else than training. */
export interface Chore {
  minutes: number;
  from: number;
  to: number;
}

/** What people do between training and the next thing. */
const chores =
  /^(?:shower|showering|showered|change|changing|changed|dress|dressed|dressing|eat|eating|food|meal|lunch|breakfast|dinner|pack|packing|park|parking|drive|driving|commute|tidy|duschen|dusche|umziehen|umzuziehen|anziehen|essen|mittagessen|fruhstuck|parken|packen|ducha|ducharme|banarme|cambiarme|vestirme|comer|comida|almuerzo|almorzar|desayuno|cenar|douche|doucher|changer|rhabiller|habiller|manger|repas|dejeuner|doccia|cambiarmi|vestirmi|rivestirmi|mangiare|pranzo|pranzare|cena|banho|vestir|trocar|almoco|almocar|jantar|cafe)$/;
/** '10 of it for lunch', '5 to shower', 'davon 15 zum Essen', '20 son para ducharme'. */
const links =
  /^(?:to|for|of|it|that|them|those|which|go|goes|going|on|get|have|are|is|will|be|spent|my|a|the|me|i|need|um|zum|zur|fur|furs|gehen|geht|drauf|davon|mich|brauch|brauche|ich|para|pra|son|se|van|en|de|ello|ellos|pour|sont|me|m|y|passent|la|le|il|per|sono|servono|vanno|di|fare|mi|sao|vao|tomar|no|o|darme|una|un|une|um|prendre)$/;
const takes =
  /^(?:takes?|needs?|costs?|dauert|braucht|kostet|tarda|lleva|prend|dure|richiede|dura|leva|demora)$/;
const reachTokens = 6;

function linksToChore({ tokens }: Scan, { from, to }: Quantity): boolean {
  const { sentence } = tokens[from] ?? {};
  for (let at = to; at < to + reachTokens; at += 1) {
    const token = tokens[at];
    if (token?.sentence !== sentence || token?.kind !== 'word') break;
    // '20 min before lunch' and 'legs' are no links: what follows is not paid from it.
    if (chores.test(token.text)) return at > to;
    if (!links.test(token.text)) break;
  }
  // 'Showering takes 10'.
  return takes.test(tokens[from - 1]?.text ?? '') && chores.test(tokens[from - 2]?.text ?? '');
}

const choresOfScan = new WeakMap<Scan, Chore[]>();

/** What has to be taken off a longer time that was told before: '40 min, 10 of it for lunch'. */
export function choresOf(scan: Scan): readonly Chore[] {
  const known = choresOfScan.get(scan);
  if (known) return known;
  const { single } = numberGroups(scan);
  const minutesOf = (one: Quantity) =>
    one.unit === null ? one.value : one.unit === 'seconds' ? null : toMinutes(one);
  const between = timeBetween(scan);
  const found = single.flatMap((one): Chore[] => {
    const minutes = minutesOf(one);
    if (minutes === null || minutes < 1 || !linksToChore(scan, one)) return [];
    const isPart =
      single.some((whole) => whole.to <= one.from && (minutesOf(whole) ?? 0) > minutes) ||
      (between !== null && between.to <= one.from && between.minutes > minutes);
    return isPart ? [{ minutes: Math.round(minutes), from: one.from, to: one.to }] : [];
  });
  choresOfScan.set(scan, found);
  return found;
}
