import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  degrees: 'too zu demasiado muy trop troppo demais muito',
  noDegree: 'not isnt arent nicht no pas non nao never',
  /** How a part is that cannot do its work. */
  unfit:
    'sore raw stiff weak blistered torn shredded wrecked swollen wund wunde steif schwach kaputt geschwollen dolorido dolorida doloridos doloridas debil debiles hinchada hinchadas douloureux douloureuse douloureuses abime abimee abimees raide raides faible faibles indolenzito indolenzite indolenzita rovinate debole deboli rigido rigide machucada machucadas fraco fraca fracas inchada inchadas',
  since:
    'since after from following desde tras depuis apres dopo dal dalla dalle depois apos seit nach vom von',
  purposes: 'to zum um para pour per pra',
  cheerful: `happy feel stronger strong better good calm smile proud feliz bien fuerte heureux heureuse contento contenta gut glucklich energy energia life sweat`,
});
