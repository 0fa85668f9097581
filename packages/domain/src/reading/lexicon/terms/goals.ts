import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** Words that hint at a goal and often say something else. */
  weakWords:
    'heavy lose cut cutting burn calories strong forte fuerte muscle muscles muskeln muscoli tone pump size mass lean trim stark schwer pesado lourd masse bewegen quemar bruler bruciare queimar secar soltar posture haltung postura fondo power spring snap bounce vertical vitesse velocidad velocita velocidade crescer definir definicion lifting pesas pesi kraftig souffle base schneller changer',
});
