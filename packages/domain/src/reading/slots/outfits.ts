import type { Scan } from '../engine/scan.ts';
import { fold } from '../engine/tokens.ts';
import { terms } from '../lexicon/terms/outfits.ts';
import type { FocusArea } from '../vocabulary.ts';

/** What a garment shows, and where in the text it is told. */
export interface Outfit {
  areas: readonly FocusArea[];
  from: number;
  to: number;
}

/** Sleeves that are missing show arms and shoulders; a missing back shows the back. */
const shown: [RegExp, readonly FocusArea[]][] = [
  [
    /^(?:sleeveless|strapless|no sleeves|without sleeves|spaghetti straps?|off the shoulder|off shoulder|armellos\w*|ohne armel|schulterfrei\w*|tragerlos\w*|sin mangas?|sin tirantes|palabra de honor|sans manches|sans bretelles|smanicat\w+|senza maniche|senza spalline|sem mangas?|sem alcas?|tomara que caia)(?= |$)/,
    ['arms', 'shoulders'],
  ],
  [
    /^(?:backless|open backed|open back|low backed|no back|without a back|bare back|ruckenfrei\w*|ohne rucken|sin espalda|espalda descubierta|espalda al aire|espalda abierta|dos nu|schiena nuda|schiena scoperta|senza schiena|costas nuas|costas de fora|costas abertas?|sem costas)(?= |$)/,
    ['back'],
  ],
];

const nearTokens = 4;

/** 'A sleeveless dress in June', 'vestido sin espalda': clothes that say what is to look good. */
export function outfitsIn({ tokens, text }: Scan): Outfit[] {
  const places = tokens.flatMap((token, at) => (terms.garments.has(token.text) ? [at] : []));
  if (places.length === 0) return [];
  // As they were written: 'sleeveless' is no slip of 'sleeves'.
  const words = tokens.flatMap(({ start, end, kind }, at) =>
    kind === 'mark' ? [] : [{ text: fold(text.slice(start, end)).text.trim(), at }],
  );
  return words.flatMap(({ at }, i) => {
    if (!places.some((place) => Math.abs(place - at) <= nearTokens)) return [];
    const ahead = words.slice(i, i + 4);
    const line = ahead.map((word) => word.text).join(' ');
    for (const [cut, areas] of shown) {
      const match = cut.exec(line)?.[0];
      if (match === undefined) continue;
      const last = ahead[match.split(' ').length - 1] ?? ahead[0];
      return [{ areas, from: at, to: (last?.at ?? at) + 1 }];
    }
    return [];
  });
}
