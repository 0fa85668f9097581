import { hasCondition, isSenior } from '../../planner/legal/caps.ts';
import type { Request } from '../../planner/request.ts';
import { skillLineOf } from '../../planner/session/data/skills.ts';
import { sportOf } from '../../planner/session/decide.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { leastPulls } from '../templates/skills/muscle-up.ts';
import type { TemplateId } from '../templates/types.ts';
import {
  byNearest,
  byStrength,
  hasOnlyBells,
  isRunnerNow,
  type TemplateChoice,
  wantsOlympicLifts,
} from './nearest-template.ts';
import { footGoalOf } from './on-foot.ts';
import type { PresentState } from './present-state.ts';
import { readEngine } from './read-engine.ts';
import type { GoalNumbers } from './read-goal.ts';
import { readTest } from './read-test.ts';
import { readWeekdays } from './read-weekdays.ts';
import { says } from './says.ts';
import {
  climbWords,
  firstPullWords,
  growWords,
  handstandWords,
  hikeWords,
  leanWords,
  muscleUpWords,
  notWishedWords,
  trailWords,
} from './words/goal-words.ts';

/** Programs that people call by a name, as the reading knows them. */
const byName: Record<string, TemplateId> = {
  'couch-to-5k': 'couch-to-5k',
  '5-3-1': 'five-three-one',
  'push-pull-legs': 'push-pull-legs',
  'stronglifts-5x5': 'five-by-five',
  'stronglifts-b': 'five-by-five',
  'madcow-5x5': 'five-by-five',
  'starting-strength': 'linear',
  'starting-strength-b': 'linear',
  'greyskull-lp': 'linear',
  gzclp: 'linear',
  'texas-method': 'undulating-strength',
  smolov: 'block-strength',
  'armstrong-pull-ups': 'pull-up-ladder',
  'fighter-pull-ups': 'pull-up-ladder',
  'grease-the-groove': 'pull-up-ladder',
};

/** Families of programs for which there is no claim. */
const byWords: readonly [RegExp, TemplateId][] = [
  [/\bcouch ?(?:to|2) ?5|\bc25k\b/, 'couch-to-5k'],
  [/\bhyrox\b/, 'hyrox'],
  [/\b5[/-]3[/-]1\b|\bwendler\b/, 'five-three-one'],
  [/\bpush[ ,/-]*pull[ ,/-]*legs?\b|\bppl\b/, 'push-pull-legs'],
  [/\bupper[ ,/-]*(?:and )?lower\b/, 'upper-lower'],
  [/\bpull[ -]?up ladder|\bladders? of pull[ -]?ups?/, 'pull-up-ladder'],
  [/\bundulat\w+|\bdup\b/, 'undulating-strength'],
  [/\blinear progress\w*|\bnovice program/, 'linear'],
  [
    /\b5 ?[x\u00d7] ?5 (?:program|plan|for|three|twice|[2-4]\b)|^ ?5 ?[x\u00d7] ?5 ?(?:[,.;:]|$)|\b(?:want|start|try|follow|learn|like|run)(?: to)?(?: [a-z]+){0,3} 5 ?[x\u00d7] ?5\b|\bstronglifts\b/,
    'five-by-five',
  ],
  [/\bkettlebells? (?:program|plan|only|strength|course)|\bkugelhantel/, 'kettlebell'],
  [/\bminimal(?:ist)?\b|\bas little as possible\b/, 'minimal'],
];

const skills: Record<string, TemplateId> = {
  'pull-up': 'pull-up',
  handstand: 'handstand',
  'push-up': 'push-up',
};

/** A muscle-up stands on pull-ups: who told of few has them first. */
function muscleUpFor(abilities: Request['abilities']): TemplateChoice {
  const told = abilities?.value.find(({ exercise }) => /(?:pull|chin)-up$/.test(exercise))?.reps;
  if (told === undefined || told >= leastPulls) return { id: 'muscle-up' };
  return {
    id: told >= 1 ? 'pull-up-ladder' : 'pull-up',
    nearest: `more pull-ups: a muscle-up begins at about eight, and you told of ${told}`,
  };
}

/** Skills that are wished for by their words: what can be done or is not wanted is none. */
function skillsIn(goalText: string, { abilities }: Request): TemplateChoice[] {
  const wishes = fold(goalText)
    .text.split(/[,.;!?]/)
    .filter((clause) => !says(clause, notWishedWords))
    .join(', ');
  const hasPulls = abilities?.value.some(({ exercise }) => /(?:pull|chin)-up$/.test(exercise));
  return [
    ...(says(wishes, handstandWords) ? [{ id: 'handstand' as const }] : []),
    ...(says(wishes, muscleUpWords) ? [muscleUpFor(abilities)] : []),
    ...(says(wishes, firstPullWords) && !hasPulls ? [{ id: 'pull-up' as const }] : []),
  ];
}

/** Skills without a template of their own, by a move of each. */
const otherSkills: readonly (readonly [words: string, move: string])[] = [
  ['(?:front|back) levers?', 'tuck-front-lever'],
  ['planche', 'tuck-planche'],
  ['pistols? | pistol squats?', 'pistol-squat'],
  ['(?:human |dragon )flags?', 'tuck-front-lever'],
  ['one[ -]arm(?:ed)? (?:pull|chin)[ -]?ups?', 'tuck-front-lever'],
  ['hand-?stand (?:push|press)[ -]?ups? | hspu | l[ -]sits?', 'tuck-planche'],
];

function bySkill({ skillGoals, abilities }: Request, text: string): TemplateChoice | null {
  const named = otherSkills.flatMap(([words, move]) => (says(text, words) ? [move] : []));
  for (const id of [...(skillGoals?.value ?? []), ...named]) {
    const line = skillLineOf(id)?.id;
    if (!line) continue;
    const own = skills[line];
    const pulls = abilities?.value.find(({ exercise }) => exercise === 'pull-up')?.reps ?? 0;
    if (own === 'pull-up' && pulls >= 1) return { id: 'pull-up-ladder' };
    if (own) return { id: own };
    if (line === 'muscle-up') return muscleUpFor(abilities);
    if (line === 'lever') {
      return {
        id: 'pull-up-ladder',
        nearest: 'the pull-up ladder: strength in the pull comes first',
      };
    }
    if (line === 'planche')
      return { id: 'handstand', nearest: 'the handstand: the wall and straight arms come first' };
    if (line === 'pistol') return { id: 'linear', nearest: 'linear strength: stronger legs first' };
    return { id: 'handstand', nearest: 'the handstand' };
  }
  return null;
}

/** 'I can do 4 pull-ups and want 10': a count that is there and is to grow. */
const wantsMore = /\b(?:more|want|wish|reach|aim|goal|get to|up to|build up|from \d+ to)\b/;

function byCount({ abilities, goal, mustInclude }: Request, text: string): TemplateChoice | null {
  const told = abilities?.value.find(({ exercise }) => ['pull-up', 'chin-up'].includes(exercise));
  const isOther =
    (goal.source === 'text' && goal.value !== 'strength') ||
    mustInclude.value.some((id) => !/(?:pull|chin)-up/.test(id));
  if (!told || isOther || !wantsMore.test(text)) return null;
  return { id: (told.reps ?? 0) >= 1 ? 'pull-up-ladder' : 'pull-up' };
}

/** Lifts that a bar is loaded for. */
const barLifts: readonly string[] = [
  'back-squat',
  'bench-press',
  'conventional-deadlift',
  'overhead-press',
];

/** 'Bench 102.5, want 110', '8 push-ups, want 30': a number that one move is to reach. */
function byTarget(
  { target }: GoalNumbers,
  request: Request,
  state: PresentState,
): TemplateChoice | null {
  if (!target || (request.goal.value === 'endurance' && request.goal.source === 'text'))
    return null;
  const now = target.now ?? state.abilities.get(target.move)?.reps ?? 0;
  if (target.move === 'pull-up' && target.reps !== undefined)
    return { id: now >= 1 || state.level !== 'beginner' ? 'pull-up-ladder' : 'pull-up' };
  if (target.move === 'push-up' && target.reps !== undefined) return { id: 'push-up' };
  if (target.kilograms === undefined || !barLifts.includes(target.move)) return null;
  return { id: state.level === 'beginner' ? 'linear' : 'block-strength' };
}

const longestRace = 45_000;

const countedTemplates: readonly TemplateId[] = ['pull-up', 'pull-up-ladder', 'push-up'];

/** By how far it goes, and whether somebody runs yet. */
function byDistance(metres: number, isRunner: boolean): TemplateId {
  if (metres <= 6000) return isRunner ? 'run-5k' : 'couch-to-5k';
  if (metres <= 13_000) return 'run-10k';
  return metres <= 25_000 ? 'half-marathon' : 'marathon';
}

const beyondTemplates: Partial<Record<string, string>> = {
  triathlon: 'the half marathon for the run; swimming and cycling are not in it',
};

/** What a sport is trained with outside of it. */
const strengthGoals: readonly string[] = ['strength', 'power'];

function bySport(request: Request, text: string, state: PresentState): TemplateChoice | null {
  const sport = sportOf(request) ?? (says(text, climbWords) ? 'climbing' : null);
  if (!sport || sport === 'running') return null;
  if (sport === 'climbing') return { id: 'climbing' };
  const words = sport === 'racket' ? 'racket sport' : sport.replace('_', ' ');
  if (request.goal.source === 'text' && strengthGoals.includes(request.goal.value))
    return { id: byStrength(state, request), nearest: `strength beside your ${words}` };
  if (['cycling', 'rowing', 'swimming'].includes(sport)) {
    return { id: 'fat-loss', nearest: `strength and engine beside your ${words}` };
  }
  if (request.goal.source === 'text' && request.goal.value === 'hypertrophy')
    return { id: 'upper-lower', nearest: `strength and muscle beside your ${words}` };
  return { id: byStrength(state, request), nearest: `strength with jumps beside your ${words}` };
}

/** The template that a goal's words choose; body first, then names, then what it aims at. */
export function chooseTemplate(
  request: Request,
  goalText: string,
  numbers: GoalNumbers,
  state: PresentState,
  days: number,
  minutes: number,
): TemplateChoice {
  const { text } = fold(goalText);
  if (hasCondition(request, ['postpartum'])) return { id: 'postpartum' };
  const isHyrox =
    request.session?.value.includes('hyrox') ||
    /hyrox/.test(request.events?.value.map(({ what }) => what).join(' ') ?? '');
  const named = request.named && byName[request.named.value];
  if (named) return { id: named };
  const family = byWords.find(([words]) => words.test(text))?.[1];
  const isBack = state.breakDays >= 15 && family === 'five-by-five';
  if (family && family !== 'minimal' && !isBack) return { id: family };
  if (isHyrox) return { id: 'hyrox' };
  if (readTest(goalText)) return { id: 'fitness-test' };
  if (wantsOlympicLifts(request, text, state)) return { id: 'olympic' };
  if (says(text, hikeWords)) return { id: 'hike' };
  if (readEngine(request, goalText)) return { id: 'engine' };
  const near = byNearest(request, text, state, days);
  if (near) return near;
  const [own, other] = skillsIn(goalText, request);
  if (own && other)
    return { ...own, ...(other.nearest && { nearest: other.nearest }), also: other.id };
  const skill = bySkill(request, text) ?? own;
  if (skill) return skill;
  // A race beside a lift is a race with lifts.
  const onlyOneGoal = footGoalOf(request, goalText, minutes)?.gait !== 'run';
  const pulls = request.abilities?.value.find(({ exercise }) => /(?:pull|chin)-up$/.test(exercise));
  if (says(text, firstPullWords) && (pulls?.reps ?? 0) < 1) return { id: 'pull-up' };
  const counted =
    byCount(request, text) ?? (onlyOneGoal ? byTarget(numbers, request, state) : null);
  if (counted) return counted;
  const tri = Object.entries(beyondTemplates).find(([word]) => text.includes(word));
  if (tri) return { id: 'half-marathon', nearest: tri[1] as string };
  const onFoot = footGoalOf(request, goalText, minutes);
  const isForRun = onFoot?.gait === 'run';
  const isRace = isRunWish(request) || isTimedRun(request, numbers);
  if (isForRun || (numbers.metres !== undefined && isRace)) {
    const metres = numbers.metres ?? (isRunnerNow(state) ? 10_000 : 5000);
    const id = byDistance(metres, isRunnerNow(state));
    const nearest =
      metres > longestRace
        ? 'the marathon: its long runs are the base of everything longer, and no more than that'
        : says(text, trailWords)
          ? 'the road plan of that distance, with its hard runs uphill and its long runs on trails'
          : undefined;
    // Days that are named for lifting ask for lifts.
    const hasLifts =
      (onFoot && onFoot.goal !== 'endurance') || readWeekdays(goalText).roles.lift !== undefined;
    const more = byTarget(
      numbers,
      { ...request, goal: { ...request.goal, source: 'default' } },
      state,
    );
    // So many pull-ups beside a race are practised beside it.
    const counted = more && countedTemplates.includes(more.id) ? more.id : undefined;
    const lifts = counted ?? (hasLifts ? byStrength(state, request) : undefined);
    return { id, ...(nearest && { nearest }), ...(lifts && days >= 3 && { beside: lifts }) };
  }
  if (isSenior(request) && request.goal.value !== 'endurance') return { id: 'senior' };
  if (
    state.breakDays >= 15 &&
    request.goal.value !== 'endurance' &&
    request.goal.value !== 'mobility'
  )
    return { id: 'comeback' };
  const isSmall = days <= 2 && minutes <= 25 && request.goal.value !== 'mobility';
  if (family === 'minimal' || isSmall) return { id: 'minimal' };
  const sport = bySport(request, text, state);
  if (sport) return sport;
  const isOpen = ['general', 'hiit'].includes(request.goal.value);
  return (isOpen ? byWish(text) : null) ?? byGoal(request, state);
}

const isOnlyRun = ({ distances }: Request): boolean =>
  distances?.value.every(({ by = 'run' }) => by === 'run') ?? true;

/** '10 km from 58:00 to 52 min': a time over a distance is a race, where nothing else is wished for. */
function isTimedRun(request: Request, { seconds, races }: GoalNumbers): boolean {
  const isTimed =
    seconds !== undefined ||
    [...races, ...(request.races?.value ?? [])].some(({ by }) => by === 'run');
  const isOpen = request.goal.source !== 'text' || request.goal.value === 'endurance';
  return isTimed && isOpen && isOnlyRun(request);
}

/** A distance without another way is run. */
const isRunWish = (request: Request): boolean => {
  const { distances, session, cardio, focus, events } = request;
  return (
    isOnlyRun(request) &&
    (distances !== undefined ||
      events !== undefined ||
      cardio !== undefined ||
      session?.value.includes('long') === true ||
      focus.value.includes('cardio'))
  );
};

function byGoal(request: Request, state: PresentState): TemplateChoice {
  switch (request.goal.value) {
    case 'strength':
      return { id: byStrength(state, request) };
    case 'hypertrophy':
      return { id: 'upper-lower' };
    case 'mobility':
      return { id: 'mobility' };
    case 'hiit':
      return { id: 'fat-loss' };
    case 'endurance': {
      const others = request.distances?.value.find(({ by = 'run' }) => by !== 'run')?.by;
      if (others)
        return {
          id: 'fat-loss',
          nearest: 'strength and engine; a plan for that way there is not yet',
        };
      return {
        id: isRunnerNow(state) ? 'run-10k' : 'couch-to-5k',
        nearest: isRunnerNow(state) ? '10 km' : 'from the couch to 5 km',
      };
    }
    case 'power':
      return { id: byStrength(state, request), nearest: 'strength: it is what speed is made of' };
    default:
      return isNamedLift(request) || hasBarMaxima(request) || hasOnlyBells(request)
        ? { id: byStrength(state, request) }
        : { id: 'fat-loss', nearest: 'strength and engine for all-round fitness' };
  }
}

/** What the words wish for where the reading of a single workout heard no goal. */
function byWish(text: string): TemplateChoice | null {
  if (says(text, growWords)) return { id: 'upper-lower' };
  return says(text, leanWords) ? { id: 'fat-loss' } : null;
}

const isNamedLift = ({ mustInclude }: Request): boolean =>
  mustInclude.source === 'text' && mustInclude.value.some((id) => barLifts.includes(id));

/** Who tells what is on the bar and wishes for nothing else wishes for more of it. */
const hasBarMaxima = ({ maxima }: Request): boolean =>
  maxima?.source === 'text' && maxima.value.some(({ lift }) => barLifts.includes(lift));
