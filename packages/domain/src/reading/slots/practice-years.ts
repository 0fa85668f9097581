import type { FitnessLevel } from '../../workout/limits.ts';
import { type Claim, claim } from '../claims.ts';
import { quantitiesIn, sentenceAround, whose } from '../engine/features.ts';
import type { Scan } from '../engine/scan.ts';

const practice =
  /^(?:lift|lifting|lifted|train|training|trained|gym|crossfit|powerlifting|bodybuilding|weights|squatting|trainiere|trainier|trainieren|krafttraining|kraftsport|studio|entreno|entrenando|entrenar|levantando|levanto|gimnasio|entraine|souleve|muscu|musculation|alleno|allenamento|allenarmi|palestra|pesi|treino|treinando|malho|malhando|musculacao|academia)$/;
const pauses =
  /^(?:havent|hasnt|not|no|never|without|off|break|away|since|nothing|ago|out|quit|stopped|nicht|keine?|ohne|pause|nichts|nie|sin|parado|parada|nada|dejado|sans|arret|arrete|plus|pas|senza|fermo|ferma|non|sem|nao|after|nach|tras|apres|dopo|depois|back|return\w*|wieder|kids?|old|alt|jahrige?r?)$/;
const yearsOfPractice = 3;
const yearsOfMastery = 6;

/** 'Been lifting for 12 years', 'llevo 10 años entrenando'. */
export function levelByYears(scan: Scan): Claim[] {
  for (const { unit, value, from, to } of quantitiesIn(scan)) {
    if (unit !== 'years' || value < yearsOfPractice || value > 60) continue;
    const sentence = sentenceAround(scan, from);
    const start = Math.max(sentence.from, from - 5);
    const around = scan.tokens.slice(start, Math.min(sentence.to, to + 5));
    const isPractice = around.some(({ text }) => practice.test(text));
    const isPause = scan.tokens
      .slice(Math.max(sentence.from, from - 7), Math.min(sentence.to, to + 4))
      .some(({ text }) => pauses.test(text));
    const isChild = scan
      .of('person')
      .some((one) => one.value === 'child' && one.from >= sentence.from && one.to <= sentence.to);
    if (!isPractice || isPause || isChild || whose(scan, { from, to }) === 'other') continue;
    const level: FitnessLevel = value >= yearsOfMastery ? 'advanced' : 'intermediate';
    const quote = scan.quote(from, to);
    return [claim('level', level, 'level.years', { polarity: 'has', certainty: 0.7, quote })];
  }
  return [];
}
