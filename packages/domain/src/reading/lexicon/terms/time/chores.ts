import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** What people do between training and the next thing. */
  chores: `shower showering showered change changing changed dress dressed dressing eat eating food meal lunch breakfast dinner pack packing park parking drive driving commute tidy duschen dusche umziehen umzuziehen anziehen essen mittagessen fruhstuck parken packen ducha ducharme banarme cambiarme vestirme comer comida almuerzo almorzar desayuno cenar douche doucher changer rhabiller habiller manger repas dejeuner doccia cambiarmi vestirmi rivestirmi mangiare pranzo pranzare cena banho vestir trocar almoco almocar jantar cafe`,
  /** '10 of it for lunch', '5 to shower', 'davon 15 zum Essen', '20 son para ducharme'. */
  links: `to for of it that them those which go goes going on get have are is will be spent my a the me i need um zum zur fur furs gehen geht drauf davon mich brauch brauche ich para pra son se van en de ello ellos pour sont m y passent la le il per sono servono vanno di fare mi sao vao tomar no o darme una un une prendre`,
  /** What has to be done between training and the next thing, though nobody says how long it takes. */
  untimed: `shower showering showered dress dressed changed duschen dusche geduscht umziehen anziehen ducha ducharme vestirme cambiarme douche doucher rhabiller habiller doccia rivestirmi vestirmi cambiarmi banho vestir pyjama pyjamas pjs pajamas pijama pigiama schlafanzug`,
  breaks: 'coffee tea breakfast kaffee tee fruhstuck cafe desayuno colazione caffe cafezinho',
  still: 'still first need noch erst todavia aun falta encore ancora ainda falta',
  notDone:
    'no not without skip after later already ohne kein keine sin sans senza sem pas schon ya deja gia ja nach apres despues dopo depois',
  /** Behind minutes: the way to what comes next. */
  ways: `walk walking drive driving ride commute weg fussweg fahrt heimweg trajet marche route camino caminata trayecto cammino tragitto strada caminho caminhada trajeto`,
  leftOut: 'not nicht no non nao pas',
  included: `included counted inklusive eingerechnet mitgerechnet incluida incluido compris comprise compresa compreso inclusa incluso incluida incluido`,
  takes: `takes take needs need costs cost dauert braucht kostet tarda lleva prend dure richiede dura leva demora`,
});
