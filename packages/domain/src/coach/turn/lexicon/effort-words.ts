/** Every way of putting one of each list after the other: 'too hard', 'way too hard', 'too tough'. */
function crossed(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split('|').map((word) => word.trim()))
    .reduce<string[]>(
      (starts, ends) =>
        starts.length === 0
          ? ends
          : starts.flatMap((start) => ends.map((end) => `${start} ${end}`)),
      [],
    )
    .join(' | ');
}

const very = {
  en: 'too | way too | far too | much too | a bit too | little too | a bit | rather | so | pretty',
  de: 'zu | viel zu | etwas zu | bisschen zu | ganz schon | echt | ziemlich',
  es: 'demasiado | muy | super | bastante | un poco',
  fr: 'trop | bien trop | un peu trop | beaucoup trop | tres | hyper',
  it: 'troppo | molto | un po troppo | davvero | decisamente troppo',
  pt: 'muito | bem | super | meio | um pouco',
} as const;

const weak = {
  en: 'easy | soft | gentle | tame | lame | mild | cushy | weak',
  de: 'leicht | einfach | locker | lasch | lahm | harmlos | soft',
  es: 'facil | suave | ligero | ligera | flojo | floja | blando | blanda | light | sencillo',
  fr: 'facile | leger | legere | mou | molle | doux | tranquille | simple',
  it: 'facile | leggero | leggera | blando | blanda | soft | morbido | morbida | semplice',
  pt: 'facil | leve | fraco | fraca | suave | light | tranquilo',
} as const;

const strong = {
  en: 'hard | tough | intense | brutal | difficult | demanding | heavy going | strenuous',
  de: 'schwer | hart | anstrengend | heftig | krass | intensiv | fordernd',
  es: 'duro | dura | dificil | pesado | pesada | intenso | intensa | fuerte | exigente | bestia',
  fr: 'dur | dure | difficile | intense | costaud | violent | hard | pousse',
  it: 'duro | dura | difficile | pesante | intenso | intensa | tosto | tosta | faticoso',
  pt: 'dificil | pesado | pesada | puxado | puxada | duro | forte | intenso',
} as const;

const complaints = (words: Record<keyof typeof very, string>): string =>
  (Object.keys(very) as (keyof typeof very)[])
    .map((language) => crossed(very[language], words[language]))
    .join(' | ');

/** Somebody who trains less, and what they could do. */
const byAnybody = [
  crossed(
    'nan | gran | granny | grandma | grandmother | grandad | mum | mother | kid | toddler | baby | dog | child | son | daughter',
    'could do | can do | could manage | would manage | could finish',
    'it | this | that',
  ),
  crossed('oma | opa | grossmutter | tochter', 'schafft | macht | kann'),
  crossed('abuela | abuelo | abuelita', 'lo hace | lo haria | puede | podria'),
  crossed('grand mere | mamie', 'le fait | le ferait | la ferait | y arrive'),
  crossed('nonna | nonno', 'lo fa | lo farebbe | ci riesce'),
  crossed('avo | vo', 'faz | faria | consegue'),
].join(' | ');

/** What says that a session asks too little, or that it is to ask more. */
export const harderWords = [
  complaints(weak),
  byAnybody,
  crossed('in my | im | en mi | nel | no meu', 'sleep | schlaf'),
  `while watching | wouldnt wake | wouldnt even wake | didnt feel a thing | didnt feel anything | felt nothing | not even sweating | not even warm | barely felt | call that a workout | call that hard | that was nothing | turn up the heat | dial it up | go harder | raise the bar | give me more | more of a challenge | stop babying me | up a gear | another gear | beast mode | up the intensity | spicier | meaner | nastier`,
  `gib gas | mehr gas | zieh an | dreh auf | mehr power | mehr wumms | nicht mal geschwitzt | nicht geschwitzt | ist das alles | anspruchsvoller | fordernder | mach mich fertig | kracht mehr`,
  `metele | metele cana | mete cana | meteme cana | dale cana | dale duro | dale mas | apretale | endurecelo | ni he sudado | ni sude | ni sudo | sin sudar | eso es todo | mas fuerte | mas exigente | mas tralla | que me cueste`,
  `monte le niveau | corse le | corse la | corse un peu | corse moi | durcis | envoie du lourd | plus de peps | plus exigeant | meme pas transpire | pas transpire | c est tout | secoue moi | plus muscle`,
  `alza il livello | spingi di piu | alza l asticella | piu tosto | piu tosta | dacci dentro | piu impegnativo | piu impegnativa | neanche sudato | non ho sudato | tutto qui | piu cattivo | piu forte`,
  `aumenta a dose | pega pesado | mais forte | sobe o nivel | mais desafiador | nem suei | so isso | quero suar mais | capricha mais`,
].join(' | ');

/** What says that a session asks too much, or that it is to ask less. */
export const easierWords = [
  complaints(strong),
  `more than i bargained | nearly finished me | almost finished me | nearly killed me | almost killed me | finished me off | did me in | wiped me out | wrecked me | broke me | cant finish | couldnt finish | softer still | something softer | something easier | something gentler | an easier one | easier one | be gentle | be kind | go gentle | take it easy on me | less of it | kinder | milder`,
  `sanfter | lockerer | ruhiger | schonender | weniger hart | weniger intensiv | was leichteres | etwas leichteres | mach langsam | nicht so hart | nicht so schwer | hat mich geschafft | hat mich umgehauen`,
  `mas ligero | mas ligera | mas ligerito | mas suavecito | mas suavecita | mas tranquilo | mas tranquila | mas llevadero | afloja | aligera* | menos intenso | menos duro | me mato | casi me mata | no puedo con`,
  `plus leger | plus legere | plus cool | plus tranquille | moins intense | moins difficile | allege* | y va mollo | vas y mollo | m a tue | m a achevee | m a acheve | adouci*`,
  `piu leggera | piu soft | piu tranquillo | piu tranquilla | piu blando | piu blanda | piu morbido | meno duro | meno intenso | alleggerisci* | mi ha ucciso | mi ha distrutto`,
  `mais leve | mais levinho | mais levinha | mais tranquilo | mais tranquila | mais suave | menos pesado | menos intenso | menos puxado | alivia* | acabou comigo | me matou`,
].join(' | ');
