import { hashText } from '../../workout/hash-text.ts';

export const quotes = [
  'Start steady. Finish proud.',
  'One good rep, then the next one.',
  'Strong is a habit you are practising right now.',
  'You only have to win the next minute.',
  'Breathe low, stand tall, begin.',
  'Quality first. Speed will follow.',
  'Today counts, whatever yesterday was.',
  'Small sessions build big years.',
  'Own the easy part, and the hard part gets shorter.',
  'Show up, warm up, light up.',
  'Your pace is the right pace. Keep it.',
  'Leave a little better than you came.',
  'Effort you choose is effort you can trust.',
  'Every round is a fresh start.',
] as const;

/** The same workout always opens with the same line. */
export function pickQuote(key: string): string {
  return quotes[hashText(key) % quotes.length] ?? quotes[0];
}
