import { type Reading, read } from './read.ts';

function words({ claims }: Reading): string[] {
  return claims.map((claim) => {
    const { slot, value, polarity, whose, when, certainty, quote, reader, rule } = claim;
    const features = [
      polarity,
      ...(whose === 'me' ? [] : [whose]),
      ...(when === 'now' ? [] : [when]),
      ...(claim.corrects ? ['corrects'] : []),
      certainty.toFixed(2),
    ];
    const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
    const source = quote === '' ? 'the whole message' : `"${quote}"`;
    return `${slot} = ${shown}  (${features.join(', ')})  ← ${source}  by ${reader}: ${rule}`;
  });
}

/** The claims of a text, each with the rule or head that made it, and what nothing has read. */
export function explainReading(text: string): string {
  const reading = read(text);
  const { language, unread } = reading;
  return [
    `language: ${language.value} (${language.confidence.toFixed(2)})`,
    ...words(reading),
    ...(unread.length > 0 ? [`not read: ${unread.map((one) => `"${one}"`).join(', ')}`] : []),
  ].join('\n');
}
