import type { Hit } from '../engine/phrases.ts';
import type { Token } from '../engine/tokens.ts';
import { type Quantity, readNumberAt, readQuantities } from '../engine/units.ts';

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const spanBefore = wordsOf(
  'in for every vor hace seit dans fra tra em alle last next past per pro por par over within depuis da desde cada toutes ogni noch another',
);
const spanAfter = wordsOf(
  'ago pp post old since after back postpartum into to left till until out later program plan of block training fa atras nach hasta bis',
);

const plansAfter = wordsOf(
  'gym gimnasio gimnasia plan entreno entrenamiento crossfit academia treino dieta curso palestra allenamento corso muscu sport entrainement regime baja vacaciones ferias clases pilates yoga',
);

/** '31 weeks', '20. SSW', 'Embarazada de 31': how far a pregnancy is, where nothing says otherwise. */
function isAlong(tokens: readonly Token[], { value, unit, from, to }: Quantity): boolean {
  if (unit !== 'weeks' || value < 4 || value > 42) return false;
  const before = tokens[from - 1]?.text ?? '';
  const after = tokens[to]?.text ?? '';
  // 'Diez semanas de gimnasio' counts a plan.
  const isOfPlan = /^(?:de|di)$/.test(after) && plansAfter.has(tokens[to + 1]?.text ?? '');
  return !isOfPlan && !spanBefore.has(before) && !spanAfter.has(after);
}

/** So little time that a birth or an operation is still fresh. */
function isFewWeeks({ value, unit }: Quantity): boolean {
  return (
    (unit === 'days' && value <= 90) ||
    (unit === 'weeks' && value <= 12) ||
    (unit === 'months' && value <= 4)
  );
}

const ageBefore = wordsOf('is ist tiene tem a turned only just age aged hes shes');
const childNames = wordsOf(
  'son daughter lad boy girl kid child nephew niece sohn tochter kind enkel junge hijo hija nino nina nena peque sobrino sobrina twins zwillinge fils fille garcon figlio figlia bimbo bimba bambino bambina filho filha menino menina guri sobrinho sobrinha',
);
const oneChild = wordsOf(
  'son daughter nephew niece sohn tochter hijo hija sobrino sobrina fils fille figlio figlia filho filha sobrinho sobrinha',
);
const ageAfter = wordsOf('and und y et e who der die que qui che e bit wants has needs');

/** '8', 'is 10', '9 yr old', 'tiene 8': an age of a child. */
function isChildAge(tokens: readonly Token[], { value, unit, from, to }: Quantity): boolean {
  if (!Number.isInteger(value) || value < 3 || value > 12) return false;
  if (unit === 'years') return true;
  if (unit !== null) return false;
  const next = tokens[to];
  const isEnd = next === undefined || next.kind === 'mark' || ageAfter.has(next.text);
  const before = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? ''];
  const isNamed = before.some((word) => childNames.has(word));
  // 'My daughter 9 loves it', 'filha de 10 corre': one child, and no count of anything.
  const holder = /^(?:de|di|von|of)$/.test(before[0] ?? '') ? before[1] : before[0];
  const isCounting = repWords.has(next?.text ?? '');
  if (oneChild.has(holder ?? '') && next?.kind === 'word' && !isCounting) return true;
  return (isNamed || ageBefore.has(before[0] ?? '')) && isEnd && next?.text !== '/';
}

const agedWords = wordsOf('im hes shes bin aged turned turning');
const elders = wordsOf(
  'i he she dad mum mom father mother grandad granddad grandpa gran grandma granny nan vater mutter papa mama opa oma ich er sie padre madre abuelo abuela pere mere papy mamie nonno nonna pai mae avo vovo vovo',
);

/** '91', 'is 88', '85 years old': an age at which jumps and heavy bars are agreed first. */
function isGreatAge(tokens: readonly Token[], { value, unit, from, to }: Quantity): boolean {
  if (!Number.isInteger(value) || value < 80 || value > 105) return false;
  if (unit === 'years') return true;
  const word = (back: number) => tokens[from - back]?.text ?? '';
  // 'My max is 100' is a lift.
  const isSaid =
    agedWords.has(word(1)) || ((ageBefore.has(word(1)) || word(1) === 'am') && elders.has(word(2)));
  const next = tokens[to];
  return unit === null && isSaid && (!next || next.kind === 'mark' || ageAfter.has(next.text));
}

const timesWords = wordsOf(
  'times puffs goes hits shots sprays veces mal fois volte vezes bombadas bouffees spruzzi puffer',
);
const scoopWords = wordsOf(
  'scoops scoop monsters monster energy energies redbulls pre cans cucharadas scops messloffel doses dosettes misurini',
);
const calorieWords = wordsOf('kcal cal cals calories calorie calorias kalorien');
const repWords = wordsOf(
  'squats pull pullups sit situps push pushups burpees lunges reps negatives negs curls dips jerk ghd sentadillas dominadas flexiones kniebeugen klimmzuge liegestutze tractions pompes squat flessioni trazioni agachamentos flexoes jump',
);
const dayWords = wordsOf('day dia tag jour giorno');

const degreeWords = wordsOf('degrees grad grados degres gradi graus celsius out outside');
const shadeWords = wordsOf('shade sombra ombre ombra schatten');

/** '36 degrees', '40 all'ombra', '41 out': the air, not the body. */
function isDegrees(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const after = tokens.slice(to, to + 4).map(({ text }) => text);
  return (
    degreeWords.has(after[0] ?? '') ||
    after[0] === '°' ||
    after.some((word) => shadeWords.has(word)) ||
    tokens[from - 1]?.text === 'fait'
  );
}

const belowWords = wordsOf(
  'under below sub unter bajo debajo menos sous dessous sotto abaixo weigh says pese peso wiege pese peser pesare pesar at',
);
const weekdays = wordsOf(
  'monday tuesday wednesday thursday friday saturday sunday tomorrow weekend montag dienstag mittwoch donnerstag freitag samstag sonntag morgen wochenende lunes martes miercoles jueves viernes sabado domingo manana lundi mardi mercredi jeudi vendredi samedi dimanche demain lunedi martedi mercoledi giovedi venerdi domani segunda terca quarta quinta sexta amanha',
);
const lossWords = wordsOf(
  'off lose losing lost gone drop dropped shed down weg runter abnehmen abgenommen verlieren verloren leichter bajar bajado perder perdido perdi menos perdre perde perdu moins maigri perdere perso persi dimagrire dimagrito meno emagrecer emagreci perda quilos',
);
const measuredUnits = wordsOf('min mins minutes minuten minutos minuti secs sec km k mi %');

const near = (tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>) =>
  tokens.slice(Math.max(0, from), to).some(({ text }) => words.has(text));

/** 'Till I am under 48', 'hasta que pese 45': a weight to come down to, low for anybody grown. */
function isWeightAim(tokens: readonly Token[], { value, unit, from, to }: Quantity): boolean {
  if (unit !== null && unit !== 'kilograms') return false;
  if (value < 35 || value > 52 || measuredUnits.has(tokens[to]?.text ?? '')) return false;
  return near(tokens, from - 3, from, belowWords);
}

const isFewKilos = ({ value, unit }: Quantity): boolean =>
  (unit === 'kilograms' && value >= 2 && value <= 30) ||
  (unit === 'pounds' && value >= 5 && value <= 60);

/** '3 kg off by Friday'. */
const isSoon = (tokens: readonly Token[], quantity: Quantity): boolean =>
  isFewKilos(quantity) &&
  near(tokens, quantity.from - 6, quantity.to + 8, weekdays) &&
  near(tokens, quantity.from - 4, quantity.to + 6, lossWords);

/** '8 kilos gone', 'perdi 8 quilos'. */
const isLost = (tokens: readonly Token[], quantity: Quantity): boolean =>
  isFewKilos(quantity) && near(tokens, quantity.from - 4, quantity.to + 3, lossWords);

const awakeWords = wordsOf(
  'awake up sleep slept sleepless wach schlaf geschlafen schlaflos despierto despierta dormir sueno debout eveille eveillee reveille reveillee dormi sveglio sveglia dormire sonno acordado acordada sono dormido blanches durchgemacht auge ojo oeil occhio bianco branco olho pregado viradas durmo duermo dors dormo schlafe schlafen durmiendo dormindo',
);
const nightWords = wordsOf('nights nachte nachten noches nuits notti noites');

/** 'Awake for 38 hours', 'no sleep for two days'. */
function isAwakeLong(tokens: readonly Token[], { value, unit, from, to }: Quantity): boolean {
  const isLong =
    (unit === 'hours' && value >= 24 && value <= 120) || (unit === 'days' && value <= 5);
  return isLong && value >= 2 && near(tokens, from - 5, to + 4, awakeWords);
}

/** Kinds of amounts that the rules speak of beside their words. */
function kindsOf(tokens: readonly Token[], quantity: Quantity): string[] {
  const { value, unit } = quantity;
  const kinds: string[] = [];
  if (isAlong(tokens, quantity)) kinds.push('weeksAlong');
  if (isFewWeeks(quantity)) kinds.push('fewWeeks');
  if (isChildAge(tokens, quantity)) kinds.push('childAge');
  if (isGreatAge(tokens, quantity)) kinds.push('veryOld');
  const isLight =
    (unit === 'kilograms' && value >= 30 && value <= 47) ||
    (unit === 'pounds' && value >= 70 && value <= 102);
  if (isLight) kinds.push('lowWeight');
  if (isWeightAim(tokens, quantity)) kinds.push('weightAim');
  if (isSoon(tokens, quantity)) kinds.push('kilosSoon');
  if (isLost(tokens, quantity)) kinds.push('kilosLost');
  if (isAwakeLong(tokens, quantity)) kinds.push('awakeLong');
  if (value >= 33 && value <= 48 && isDegrees(tokens, quantity)) kinds.push('hotDegrees');
  return kinds;
}

/** Kinds of bare numbers by the word after them: '400 calories', 'nine times', '3 scoops'. */
function kindsOfNumber(tokens: readonly Token[], value: number, to: number): string[] {
  const next = tokens[to]?.text ?? '';
  const kinds: string[] = [];
  if (value >= 4 && value <= 30 && timesWords.has(next)) kinds.push('manyTimes');
  if (value >= 2 && value <= 9 && scoopWords.has(next)) kinds.push('manyScoops');
  const isSleepless = near(tokens, to - 5, to + 5, awakeWords);
  if (value >= 2 && value <= 5 && nightWords.has(next) && isSleepless) kinds.push('awakeLong');
  const isDaily = next === 'daily' || dayWords.has(tokens[to + 1]?.text ?? '');
  if (value >= 100 && value <= 900 && (calorieWords.has(next) || isDaily))
    kinds.push('fewCalories');
  if (value >= 100 && value <= 2000 && repWords.has(next)) kinds.push('hundreds');
  return kinds;
}

const ordinalWeek = wordsOf('sa sett wks woche ssw schwangerschaftswoche semana semaine settimana');

const expecting = wordsOf('embarazada enceinte incinta gravida');
const ordinalMarks = wordsOf('. esima a eme e th');

/** Amounts as hits beside the words, so that rules can ask for them. */
export function findCounted(tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  for (const quantity of readQuantities(tokens)) {
    const { from, to } = quantity;
    for (const kind of kindsOf(tokens, quantity)) {
      hits.push({ kind, value: kind, from, to, typo: 0 });
    }
  }
  for (const [at, { text, kind, value: written }] of tokens.entries()) {
    const value = written ?? (kind === 'word' ? readNumberAt(tokens, at)?.value : undefined);
    if (value === undefined) continue;
    for (const name of kindsOfNumber(tokens, value, at + 1)) {
      hits.push({ kind: name, value: name, from: at, to: at + 1, typo: 0 });
    }
    const after = ordinalMarks.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const isOrdinal = ordinalWeek.has(tokens[after]?.text ?? '');
    const isOfHer = expecting.has(tokens[at - 2]?.text ?? '');
    if (value >= 4 && value <= 42 && (isOrdinal || isOfHer)) {
      hits.push({ kind: 'weeksAlong', value: text, from: at, to: at + 1, typo: 0 });
    }
  }
  return hits.sort((one, other) => one.from - other.from);
}
