import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  cheerful: `happy feel stronger strong better good calm smile proud feliz bien fuerte heureux heureuse contento contenta gut glucklich energy energia life sweat`,
});
