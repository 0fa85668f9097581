import { setTimeout as sleep } from 'node:timers/promises';
import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import type { SpokenText } from '@cadence/domain/voice/line';
import { voiceStyles } from '@cadence/domain/voice/styles';
import { stockLines } from '@cadence/domain/voice/warm-up';

interface StockOptions {
  /** False when there is no sense in going on. */
  make(line: SpokenText): Promise<boolean>;
  /** Whether nobody waits for a line, or has just heard one. */
  isQuiet(): boolean;
  lookAgainMs?: number;
}

/** The style that most begin with comes first. */
function stockOfAllStyles(): SpokenText[] {
  const first = defaultVoicePreferences.selectedVoiceStyle;
  const styles = [first, ...voiceStyles.filter((style) => style !== first)];
  return styles.flatMap((style) => stockLines(style));
}

let texts: Set<string> | undefined;

/** The texts of the stock, which hold nothing of anybody. */
export function stockTexts(): ReadonlySet<string> {
  texts ??= new Set(stockOfAllStyles().map(({ text }) => text));
  return texts;
}

/**
 * What every workout says, one line at a time and only while it is quiet: whoever wishes
 * to hear something waits for one short line at most.
 */
export async function makeStock({ make, isQuiet, lookAgainMs = 250 }: StockOptions): Promise<void> {
  for (const line of stockOfAllStyles()) {
    while (!isQuiet()) await sleep(lookAgainMs, undefined, { ref: false });
    if (!(await make(line))) return;
  }
}
