import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  havingDone: 'hab habe haben hatte letztens neulich schon bereits',
  wasWords:
    'was were c etait war waren foi fue era eran the my die der das mein meine el la los las le les du au des mon mes il lo gli i o a os as only just nur solo all :',
  contests:
    'beat beating against vs versus schlagen gegen ganarle ganar contra battre contre battere contro vencer challenge challenging',
  /** Verbs that tell of a training only beside a day or the part. */
  looselyDone: 'got had was were on war waren hatte hatten tuve toco meti fait dran',
  already: 'gia ya deja ja schon already',
  limbs:
    'arm arms arme brazo brazos bras braccio braccia braco bracos leg bein pierna jambe gamba perna',
  raises: `put putting hold holding stretch reach lift lifting raise raising heben hebe anheben hochheben levantar levanto levante subir subo alzar alzo lever leve levant alzare sollevare sollevo levantar levanto erguer ergo`,
  /** 'The back garden', 'arm wrestling', 'leg curl machine': no wish for a part. */
  otherAfter: `lever garden yard door room wrestle wrestling chair rest office burner warmers sleeve pillow bench press curl curls extension extensions ext raise raises machine up ups rate attack pain problem issue injury surgery op replacement cancer freeze infection`,
  listWords: `and or nor & , / + y e und et o ou oder n ni ne nem the my any more anything for on with of work day stuff today tonight do train training heavy please another a de del la el los las le les des du d l di il i gli nada algo mit fur die den das der auf heute hoy oggi hoje todo os as um uma meu minha mas mais mehr want quiero hacer fare faire fazer trabajar treinar entrenar is are to fluff too muscles muscle`,
  /** Words that part what was done from what is wanted. */
  wishes: `want need give make do today tonight heute hoy oggi hoje quiero will veux voglio quero lets please bitte now instead so then but aujourd mettons fais faz fammi gib mach dame ponme me mostly also deshalb donc quindi entao same like igual wie comme come como since seit auf program`,
  rather:
    'rather lieber eher besser mejor prefiero plutot meglio preferisco piuttosto melhor prefiro better instead',
  /** Behind a part: that one may be trained. */
  affirmed: 'si oui sim ja yes puedo posso pode darf geht',
  otherBefore: 'each per one single other rear hind first last a',
  replaced:
    'new neue neues neuen kunstliche kunstliches nueva nuevo neuve neuf nouvelle nouveau nuova nuovo nova novo titanium',
  raised:
    'up raised elevated hoch oben hochgelegt arriba alto elevadas lair relevees alzate sollevate cima levantadas',
  onWords: 'on across auf uber sobre sur sulle su nos em',
  own: 'den our my mein meine meinen mis mi mes mon ma mie miei mia mio meus minhas meu minha les las le i os as the both',
  asking: `where why how does did is was wie warum wieso weshalb soll cuantos cuantas cuanto como combien pourquoi comment quanto quante quanti quantas quantos perche`,
  doneBefore: `ran did since after before from off bin war corri couru corso no not like cant without instead hate than was been for havent is makes make gelaufen ayer gestern hier ieri ontem`,
  isWork: `day days work workout stuff session sesh seshes bits strength burner blast pump mobility focus training thing things circuit finisher power openers opener stability exercises exercise tag heute y ish`,
});
