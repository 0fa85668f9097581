import { detectLanguage } from '../../../reading/engine/language.ts';
import type { Token } from '../../../reading/engine/tokens.ts';
import { words } from '../../../reading/engine/words.ts';
import type { Language } from '../../../reading/vocabulary.ts';

/** Words that questions and wishes of one language have, and the others have not. */
const own: Record<Exclude<Language, 'en'>, ReturnType<typeof words>> = {
  es: words(
    'el y los las del yo ya fui voy hago meses cuanto cuanta cuantos cuantas cuando donde debo deberia puedo tengo hacer despues mejor peor entrenar entreno entrenamiento dormir descansar rodilla espalda hombro agujetas semana semanas dias hoy ayer muy pero porque esta estoy quiero necesito sin con para piernas pecho brazos correr caminar adelgazar musculo fuerza dolor duele',
  ),
  de: words(
    'mit dir wir uns ist sind auf dem den der das ein eine einen meiner meinem meinen jetzt noch auch nur schon mehr dann wenn dass bitte wie was warum wann wieviel viel soll sollte muss darf kann ich mein meine mir mich nach vor beim zum zur gegen hilft besser schlechter oft lange trainieren trainiere training muskelkater muskeln rucken knie schulter woche wochen tage heute gestern aber weil bin habe hab nicht kein keine ohne fur und oder abnehmen laufen schlafen eiweiss',
  ),
  fr: words(
    'combien comment pourquoi quand quel quelle est-ce dois devrais peux faut je mon ma mes apres avant mieux entrainer entrainement seance dormir repos courbatures genou dos epaule semaine semaines jours aujourd hui hier mais parce suis veux besoin sans avec pour jambes courir marcher maigrir muscle douleur des une les faut il jour jours par proteines de du la le au aux mal quand merci tout',
  ),
  it: words(
    'quanto quanti quante quando perche come devo dovrei posso dopo prima meglio peggio allenare allenarmi allenamento dormire riposo recupero indolenzimento ginocchio schiena spalla settimana settimane giorni oggi ieri pero sono voglio serve senza con per gambe petto braccia correre camminare dimagrire muscoli forza dolore normale tremare serie mal di gli che quello quella mia mio col sempre bello bella stessa stesso durata esercizi ma',
  ),
  pt: words(
    'quanto quantos quantas quando porque como devo deveria posso depois antes melhor pior treinar treino dormir descanso descansar joelho costas ombro semana semanas dias hoje ontem mas estou to quero preciso sem com pra para pernas peito bracos correr caminhar emagrecer musculo forca dor doi nao voce fazer tremer prancha e ta eu faco facil leve demais pode mais',
  ),
};

/** Small words that only English has. */
const english = words(
  'per protein meals set sets reps bar the how what which why when should i im my is are do does you your and with without for many much each every week weeks a of on after before need want can get make it this that to not dont ive so at was in had have has just but he she they we us today some be been from up out if there were would could then or all an got about will too day days them who did now his her our by than because only really feel feeling felt go going back off over still one two three cant couldnt didnt wont im been its thats again like never keep know think',
);

const fewest = 2;
const sureFrom = 0.6;

/** The language of a message; English where nothing tells. */
export function languageOf(tokens: readonly Token[]): Language {
  const texts = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const known = texts.filter((text) => english.has(text)).length;
  if (texts.length === 0 || known * 3 >= texts.length) return 'en';
  const { value, confidence } = detectLanguage(tokens);
  const [best, second] = Object.entries(own)
    .map(([language, list]) => ({
      language: language as Language,
      count: texts.filter((text) => list.has(text)).length,
    }))
    .sort(
      (a, b) => b.count - a.count || Number(b.language === value) - Number(a.language === value),
    );
  // Short words such as 'to' and 'come' are of several languages.
  if (known > 0 && known >= (best?.count ?? 0)) return 'en';
  if (best && best.count >= fewest && best.count > (second?.count ?? 0)) return best.language;
  if (confidence > sureFrom) return value;
  return best && best.count >= fewest ? best.language : 'en';
}
