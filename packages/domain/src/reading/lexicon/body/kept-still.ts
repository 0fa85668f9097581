/** What keeps a limb still, in the words of six languages: nothing is loaded through it. */
const keptStill = [
  'splint',
  'cast',
  'sling',
  'plaster',
  'schiene',
  'gips',
  'schlinge',
  'férula',
  'ferula',
  'yeso',
  'escayola',
  'cabestrillo',
  'attelle',
  'plâtre',
  'platre',
  'écharpe',
  'stecca',
  'gesso',
  'tutore',
  'tala',
  'tipoia',
];

const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/** In a splint, a cast or a sling, as it was told. */
export const isKeptStill = (quote: string): boolean =>
  words(quote).some((word) => keptStill.includes(word));
