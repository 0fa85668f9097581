import { classes } from '../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  /** Words that part what was done from what is wanted. */
  wishes:
    'want need give make do today tonight heute hoy oggi hoje quiero will veux voglio quero lets please bitte now instead so then but aujourd mettons fais faz fammi gib mach dame ponme me mostly also deshalb donc quindi entao same like igual wie comme come como since seit auf program',
  otherBefore: 'each per one single other rear hind first last a',
  own: 'my mein meine meinen mis mi mes mon ma mie miei mia mio meus minhas meu minha les las le i os as the both',
  asking:
    'where why how does did is was wie warum wieso weshalb soll cuantos cuantas cuanto como combien pourquoi comment quanto quante quanti quantas quantos perche',
  doneBefore:
    'ran did since after before from off bin war corri couru corso no not like cant without instead hate than was been for havent is makes make gelaufen ayer gestern hier ieri ontem',
  isWork:
    'day days work workout stuff session strength burner blast pump mobility focus training thing things circuit finisher power openers opener stability exercises exercise tag heute',
});
