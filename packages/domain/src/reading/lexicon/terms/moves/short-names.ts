import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  liftAmount: 'x kg kgs kilos kilo lbs lb sets set @ reps rep for para pour fur per',
  /** Behind a short name: 'bench first', 'press day', 'clean technique'. */
  liftNouns: `day days first session technique practice practise training emphasis opener openers pr pb 1rm max tag einheit technik zuerst training ubung sesion tecnica primero seance technique abord sessione seduta tecnica giornata prima sessao tecnica primeiro treino`,
  /** Before it, with 'of' between. */
  dayWords: `day session technique tag dia sesion tecnica entreno seance jour travail technique giornata giorno seduta sessione tecnica dia sessao treino tecnica`,
  /** Right before it. */
  liftLeads: `heavy practise practice paused practicing practising schwer schweres schwere schweren pesado pesada lourd lourde pesante ube uben practicar pratiquer praticare praticar`,
  heavyAfter: 'heavy pesante pesanti pesado pesada lourd lourde schwer',
  /** Between a lift and how few reps it has. */
  repLinks:
    ', : - in on of with im beim mit bei en de con au aux du avec di alla al nello no na com',
  things: `a an the my with no without leg legs hamstring wrist nordic una un une la le el il o eine einer der die mit con avec com auf on na in sur sulla flat weight park adjustable`,
});
