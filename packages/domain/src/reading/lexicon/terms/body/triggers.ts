import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  mending: 'rehab* recovering',
  describing: `bad weak dodgy gammy dicky crook wonky busted knackered iffy tender inflamed swollen niggly clicky unstable damaged injured sensitive cranky grumpy angry mala fragile`,
  describingAfter: `mala lesionado lesionada fastidiada fragile blessee blesse infortunato infortunata lesionato acciaccato machucado machucada ruim`,
});
