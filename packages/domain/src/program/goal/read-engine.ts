import type { Request } from '../../planner/request.ts';
import { sportOf } from '../../planner/session/decide.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { EngineBy } from '../templates/types.ts';
import { says } from './says.ts';

const far = '\\d+(?:[.,]\\d+)? ?(?:k|km|kms|m|metres|meters|miles?|kilomet\\w*)';
const rides = [
  'sportives? | gran ?fondos? | cyclos?portives? | radmarathon | radrennen | cicloturist\\w* | randonnee cycl\\w* | bikepacking',
  '(?:bike|cycling|bicycle|gravel|mtb|velo|rad) (?:race|event|tour|challenge|marathon)',
  'century ride | charity ride',
  `(?:ride|cycle|cycling|bike|biking|pedal)(?: a| my first)? ${far}`,
  `${far}(?: (?:bike|bicycle|cycling|cycle|gravel|road))?(?: ride| by bike| on (?:the|my) bike| bike| with the bike)`,
  '(?:raise|improve|higher|better|increase)(?: my)? ftp',
].join(' | ');
const swims = [
  `swim(?: a| my first)? (?:${far}|(?:one |half )?(?:a )?(?:mile|kilomet\\w*))`,
  `${far} (?:open[ -]water |sea |lake |pool |river )?(?:swim|swimming|crawl|freestyle|schwimmen|nage|nado)`,
  'open[ -]water swim\\w* | swim(?:ming)? (?:race|event|challenge) | swim further | swim longer',
].join(' | ');
const rows = [
  `(?:row|rowing|erg|ergo)(?: a| my)? ${far}`,
  `${far} (?:row|erg|ergo|rowing)(?: test| race| time)?`,
  'erg (?:test|score|race) | regatta | indoor rowing (?:race|championship)',
].join(' | ');
const indoors =
  'turbo(?: trainer)? | indoor bike | spin(?:ning)? bike | stationary | smart trainer | home trainer | rollentrainer | heimtrainer';

/** Told of now, or not to be. */
const notWished =
  'can (?:do|swim|ride|row) | i (?:already )?(?:swim|ride|row|cycle|bike) | no | not | never | instead of';

/** What stays a run or a whole race of its own. */
const others = 'triathlon | ironman | duathlon | hyrox | swimrun | crossfit';
const sports: Partial<Record<string, 'bike' | 'row' | 'swim'>> = {
  cycling: 'bike',
  rowing: 'row',
  swimming: 'swim',
};
const strong =
  'strength | stronger | strong | lift | lifting | dryland | dry-land | kraft | fuerza | muscles?';

/** The way that a goal goes where it is not on foot: by its event, its distance, or its sport. */
export function readEngine(request: Request, goalText: string): EngineBy | null {
  const { text } = fold(goalText);
  if (says(text, others)) return null;
  const wished = text
    .split(/[,.;!?](?!\d)/)
    .filter((clause) => !says(clause, notWished))
    .join(', ');
  const ride: EngineBy = says(text, indoors) ? 'bike' : 'ride';
  if (says(wished, rides)) return ride;
  if (says(wished, swims)) return 'swim';
  if (says(wished, rows)) return 'row';
  const by = sports[sportOf(request) ?? ''];
  const { goal } = request;
  const isForLifts =
    says(text, strong) ||
    (goal.source === 'text' && !['endurance', 'general', 'hiit'].includes(goal.value));
  if (!by || isForLifts) return null;
  return by === 'bike' ? ride : by;
}

const nowFar =
  /\b(?:now|currently|today|i (?:swim|row|ride|cycle)|can (?:swim|row|ride|cycle|do)|at most|longest(?: is| was)?)(?: (?:is|at|about|around|do|only|up to))* (\d+(?:[.,]\d+)?) ?(km|k|m)\b|\b(\d+(?:[.,]\d+)?) ?(km|k|m) (?:now|at most|before i)\b/;

/** How far somebody gets today, in metres. */
export function engineNow(goalText: string): number | undefined {
  const found = nowFar.exec(fold(goalText).text);
  if (!found) return undefined;
  const value = Number((found[1] ?? found[3] ?? '0').replace(',', '.'));
  return (found[2] ?? found[4]) === 'm' ? value : value * 1000;
}
