import { classes } from '../../engine/words.ts';

/** Single words that tell a fact of a person from a wish. */
export const terms = classes({
  /** Beside a weight these tell of a body's. */
  ofBody: `lost lose losing gained gain gaining weigh weighs weighed weight abgenommen abnehmen zugenommen zunehmen wiege wiegt perdi perdido perder subi engorde peso pese perdu perdre pris prendre pese perso perdere preso ingrassato dimagrito emagreci engordei perdi ganhei baby suitcase`,
  /** 'Off work', 'a break from school', '6 weeks of training' are no breaks. */
  notOfTraining: `work school uni university sick duty travel of postpartum pregnant pregnancy arbeit urlaub schule trabajo escuela travail ecole lavoro scuola trabalho escola ago away until`,
  from: 'from vom del du dal do',
  of: 'of de di von d',
  sinceLinks: 'of for the last von seit de d desde hace depuis di da ha ya gut about',
  aheadOf: 'in dans en tra fra em',
  despues: 'despues depois',
  /** Somebody else has ordered it. */
  ordered: `said says told order orders ordered sagt sagte meint gesagt dice dijo dicen dit disent ha detto dicono falou disse mandou`,
  /** Between a distance and the time that it took. */
  raceLinks: `gelaufen gerudert geschwommen is in was of time pb pr best personal record row run rowing running erg swim bike ride race result currently now around about just : = - ( ist war bei zeit bestzeit lauf rudern es en fue de marca mejor tiempo remo est etait temps mon rameur e era di tempo foi em meu recorde on the rower rowerg my`,
  perDistance: '/ per pro por par al au a je',
  notResults: 'pace / am pm uhr er',
  mine: 'my mein meine mi mon ma mio il meu minha',
  moved:
    'ran jogged rode cycled biked walked rowed running hergelaufen hierher hergejoggt hergeradelt rad gelaufen trotando trotar bicicleta andando correr pedalar bici corriendo pedaleando bici courant velo corsa pedalando correndo bike pe',
  thens: 'so then also entao entonces donc alors quindi allora dann now jetzt ahora agora ora',
  equals: 'is ist es est e was war fue foi era = :',
  resultIn: 'in en em',
  rowed: 'rowed ruderte gerudert reme rame remato remei',
  swam: 'swam schwamm geschwommen nade nage nuotato nadei',
  rode: 'rode biked cycled geradelt pedaleei',
  /** Between a count and its move. */
  countLinks: `strict clean full good dead unbroken proper maybe about of de di saubere strenge for fur par durante pendant per por un una a the in minute strictes strictas against on der die das la le il an`,
  /** A workout is written out here. */
  laidOut: 'round rounds set sets every emom amrap then runden satze rondas series tours giri x',
  /** Right before a weight with its unit: 'I am 130 kg'. */
  selfWords: 'im am bin sono sou fais faccio',
  massLinks: 'is of at about around ist sind es de est e di : = ca',
  plainSexes: `female male weiblich mannlich femenino masculino feminino femminile maschile woman frau mujer femme donna mulher mann hombre homme uomo homem`,
  called: 'man dude girl',
  liftFillers: 'a an kg each side',
  marks: '@ : =',
  /** Before a session that is over. */
  after: `after since from during following nach seit bei beim vom despues tras desde apres depuis chaque dopo da depois apos desde`,
  articles: 'my the a those that mi la el los dem der meinem ma mon les mio il minha meu o',
  /** Before a sport that is not what one trains for. */
  watched: `watch watching watched after instead from before missed schaue nach vor ver viendo despues regarder apres guardare dopo assistir depois no not kein`,
  fingers: 'fingers finger fingern fingerkraft dedos doigts dita',
  levels: 'max is was of at back to now 2',
});
