import { classes } from '../../engine/words.ts';

/** Small words that every reader goes by. */
export const common = classes({
  /** Marks that end a thought. */
  stops: ', . ; : ! ? ( ) \n',
  times: 'x *',
  joints: 'and or nor & , / + y e und et o ou oder n ed plus',
  of: 'of de d di da von du',
  please: 'please pls plz today tonight bitte heute porfa hoy stp aujourd grazie oggi hoje',
  with: 'with w mit con avec com',
  without: 'without sin ohne sans senza sem',
  /** Whose: 'my', 'our'. */
  own: 'my our mein meine meinen meinem meiner mi mis mon ma mes mio mia miei mie meu minha meus minhas',
  /** A result to beat, or the end of a range. */
  under: 'under in sub unter en bajo sous sotto abaixo em',
  but: 'but though although however pero aber mais ma mas sondern',
  /** Before the time that it is until something. */
  within: 'in en dans tra fra em daqui dentro',
});
