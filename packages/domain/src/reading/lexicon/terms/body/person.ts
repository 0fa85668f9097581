import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  stages:
    'my i im still perimenopausal menopausal postmenopausal menopause retired pregnant unfit knackered creaky stiff single widowed counting pensioner overweight diabetic in rente rentner rentnerin ich jubilado jubilada embarazada menopausica retraite retraitee enceinte menopausee pensionato pensionata incinta aposentado aposentada gravida sedentario sedentaria sedentary',
  selfEvident: 'signed all green cleared discharged freigabe luz feu via sinal grunes alta',
  statedBefore: `jai moi io yo eu ich im age aged bin turning turned turn tengo tenho alter edad eta idade ho ai cumplo cumpli werde wurde compio faco fiz at with`,
  /** Right behind the years of a person. */
  afterYears: `y und and et e sano sana f m lol haha* ahah* jaja* jeje* hehe* hihi* kk* rs mdr ptdr xd suonati suonate sonati sonate compiuti compiute cumplidos cumplidas bien au passes revolus feitos completos tengo tenho jung zahle alt auf na no compteur sulle sul nas sur encima`,
  afterAge: `and und but aber with so y et e f m na here this now next wants tomorrow years year hoy den no never drive from kilos work play on lol haha* ahah* jaja* jeje* hehe* hihi* kk* rs mdr ptdr xd ma mas mais pero`,
  openAfter: 'y e lol haha* ahah* jaja* jeje* hehe* hihi* kk* rs mdr ptdr xd pero mas ma mais',
  nows: 'now jetzt schon nun mittlerweile inzwischen already',
  ageLeads: 'im age aged bin bi turning turned turn alter edad eta idade cumplo compio',
  own: 'my our his her mein meine unser mi mon ma mio mia meu minha',
  /** Things that are old, and counts that are no age. */
  thingsAfter: `dumbbells dumbbell kettlebells kettlebell barbells barbell bands band weights weight mat bike shoes house flat car dog cat injury body gym treadmill ago of experience training into lifting running in hace fa atras sober smoke clean free married since kg kilos lbs lb min mins minutes sec secs reps rounds bpm km miles percent cm k metres meters x weeks week days day months month hours hour h de d seit depuis entrenando allenamento m`,
  /** 'I'm 10 out', 'I'm 20 behind': no age. */
  longedFor: 'vivement avant jusqua jusqu a vers fino prima ate antes hasta antes',
  measured: `out in away down into short off up over under behind deep sessions lbs lb stone pounds reps sets rounds th st nd rd late early done through from to or ish`,
  spans: `been hace vor for seit depuis since da ha after over past last every in within next desde dal pendant durante por il y under sub below lleva llevo faz nach unter uber than`,
  turnings: 'turned cumpli cumplir cumplido compiuto completei completar geworden',
  birthdays: `birthday bday birthdays geburtstag cumple cumpleanos anniversaire compleanno aniversario niver`,
  dayAgo: 'last yesterday this on gestern letzten letzte seit since ayer hier ieri ontem',
  /** 'A los 12 años', 'at 60': when something happened, more often than how old one is. */
  atAge: 'at a los aos mit avec',
  /** Whoever says 'I, at 27'. */
  ownWords: 'io yo ich moi eu',
  /** 'At 55 still going', 'mit 55 noch fit'. */
  stillWords: 'still noch todavia aun encore toujours ancora ainda',
  /** 'Turn 70 next month', 'before I'm 50': not yet. */
  notYet: 'before bevor antes avant prima until till by bis ate',
});
