/** Where a race is now and where it is to go: '10 km from 58 to 52', '5 km von 28:00 auf 25 min'. */
export interface ToldTimes {
  now?: number;
  wished?: number;
}

const clock = '(\\d{1,3}(?::\\d{2}){0,2})';
const unit = "(?: ?(?:min|mins|minutes?|minuten|minutos|minuti|'))?";
const notTime = '(?![\\d:]| ?(?:km|k|kg|%|x|reps?|weeks?|days?|times|wochen|semanas))';
const goalWords = 'goal|aim|target|ziel|meta|objetivo|objectif|obiettivo';
const isWords = '(?: (?:is|ist|es|est|e|of|at|to run|time))*';

const fromTo = new RegExp(
  `(?:\\b(?:from|von|de|da|desde) )?\\b${clock}${unit} ?(?:(?:down )?to|auf|a|para|->|=>|\u2192) ${clock}${unit}${notTime}`,
);
const nowIs = new RegExp(
  `\\b${clock}${unit} (?:now|today|currently|at the moment|jetzt|aktuell|ahora|maintenant|adesso|agora)\\b`,
);
const goalIs = new RegExp(
  `\\b(?:${goalWords})${isWords}:? ${clock}${notTime}|\\b${clock}${unit} (?:is|ist|es|est|e) (?:the|my|das|mein|el|mi|mon|il|o) (?:${goalWords})\\b`,
);

/** Nobody runs a kilometre faster than this, and slower is a walk. */
const pace = { least: 150, most: 660 };

function secondsAt(metres: number, text: string): number | undefined {
  const parts = text.split(':').map(Number);
  const [first = 0, second = 0, third] = parts;
  const ways =
    third !== undefined
      ? [first * 3600 + second * 60 + third]
      : parts.length === 2
        ? [first * 60 + second, first * 3600 + second * 60]
        : [first * 60, first * 3600];
  return ways.find((seconds) => {
    const perKilometre = (seconds * 1000) / metres;
    return perKilometre >= pace.least && perKilometre <= pace.most;
  });
}

/** Numbers that can be times of that race, with or without a unit; nothing where they cannot. */
export function toldTimes(text: string, metres: number | undefined): ToldTimes {
  if (metres === undefined) return {};
  const [, first, second] = fromTo.exec(text) ?? [];
  const [from, to] = [first, second].map((one) => (one ? secondsAt(metres, one) : undefined));
  if (from !== undefined && to !== undefined && to < from) return { now: from, wished: to };
  const now = nowIs.exec(text)?.[1];
  const goal = goalIs.exec(text)?.slice(1).find(Boolean);
  const present = now ? secondsAt(metres, now) : undefined;
  const wished = goal ? secondsAt(metres, goal) : undefined;
  return {
    ...(present !== undefined && { now: present }),
    ...(wished !== undefined && { wished }),
  };
}
