import { isForeign, wholes } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { words } from '../../engine/words.ts';

/** 'When', 'during': what follows is what one does just then. */
export const occasionStart = words(
  'when during while after bei beim wenn al cuando quand lorsque pendant en quando durante ao',
);

const everyTime = words('when whenever wenn sobald cuando quand lorsque quando');
const occasionReach = 4;

/** 'My elbow bites whenever I grip hard': what is done then is no wish, where a part is spoken of. */
export function isOnOccasion({ tokens, of }: Scan, { from }: Pick<Hit, 'from'>): boolean {
  const { segment, sentence } = tokens[from] ?? {};
  const isThen = tokens
    .slice(Math.max(0, from - occasionReach), from)
    .some((token) => token.segment === segment && everyTime.has(token.text));
  return (
    isThen &&
    of('region').some((part) => part.to <= from && tokens[part.from]?.sentence === sentence)
  );
}

/** Right after what hurts alone: 'hurts on squats' is no wish for them, 'with squats' else is. */
export const occasionLink = words(
  'on with in doing from mit con haciendo avec au aux dans sur lors nei nel nello negli nella nelle facendo com no na nos nas fazendo',
);

/** Tokens that may lie between a pain and what it is felt at after all. */
const farthest = 6;

/** The 'except' in 'no knee pain except during squats', the 'only' in 'no pain, only during lunges'. */
export function exceptedAfter(scan: Scan, pain: Hit): Hit | undefined {
  const { tokens } = scan;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const names = (kind: string, from: number, words: number) =>
    scan
      .of(kind)
      .some(
        (hit) =>
          from <= hit.from &&
          hit.from <= from + words &&
          tokens[hit.from]?.segment === tokens[from]?.segment,
      );
  const isOccasion = ({ kind, to }: Hit) => {
    const isStart = occasionStart.has(textAt(to));
    if (kind === 'only') return isStart && names('move', to, 3);
    const isLinked = isStart || occasionLink.has(textAt(to));
    // 'No knee pain except in my shoulder' says nothing of the knee.
    return isLinked ? !names('region', to, 3) : names('move', to, 1);
  };
  const isDenial = ({ from }: Hit) => !isForeign(scan.language.value, textAt(from));
  const cues = [
    ...scan.of('neg').filter(({ value }) => value === 'except'),
    ...scan.of('only').filter(({ value }) => value === 'only'),
  ];
  return cues.find(
    (cue) =>
      cue.from >= pain.to &&
      cue.from - pain.to <= farthest &&
      tokens[cue.from]?.sentence === tokens[pain.from]?.sentence &&
      // 'No knee pain, everything except squats', 'no knee pain, no kit except on Fridays'.
      !tokens.slice(pain.to, cue.to).some(({ text }) => wholes.has(text)) &&
      !scan.of('neg').some((hit) => hit.from >= pain.to && hit.from < cue.from && isDenial(hit)) &&
      isOccasion(cue),
  );
}
