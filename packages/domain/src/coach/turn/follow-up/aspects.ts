import type { Lexicon } from '../../../reading/engine/phrases.ts';

/** What a few words after an answer want to know of the same thing. */
export const aspects = [
  'why',
  'when',
  'often',
  'until',
  'long',
  'amount',
  'heavy',
  'which',
  'missed',
  'day',
  'day2',
  'week',
  'next',
  'start',
  'else',
  'example',
  'risk',
  'do',
  'sure',
] as const;
export type Aspect = (typeof aspects)[number];

/** The words for each; the longest that fit are meant. */
export const aspectCues: Lexicon = {
  why: `why | why not | why so | why is that | why that | why so long | why so slow | why so much | why is it so slow | why so many | how come | whats the reason | what for | reason | warum | wieso | warum nicht | por que | porque | pourquoi | perche | por que nao`,
  when: `when | when exactly | when then | what time | what time of day | at what time | before or after | morning or evening | wann | cuando | quand | quando`,
  often: `how often | how often then | how many times | how many days | how many days a week | how many times a week | times a week | days a week | every day | daily | how frequently | wie oft | cada cuanto | cuantas veces | combien de fois | quante volte | quantas vezes`,
  until: `how long will it take | how long does it take | how long would it take | how long until | how long until its better | how long till | how long before | how long before i see | when will i see | when will it | when does it get better | how soon | how many weeks | how many months | how long will it last | how long does it last | will it last | until its better | when do i go up | when can i go hard again | wie lange dauert | cuanto tarda | combien de temps ca prend | quanto ci vuole | quanto demora`,
  long: `how long | how long each | how long for | for how long | how many minutes | how long then | wie lange | cuanto tiempo | combien de temps | quanto tempo`,
  amount: `how much | how many | how many then | how much then | how many sets | how many reps | how many sets and reps | sets and reps | what dose | how much each | how many each | wie viel | wie viele | cuanto | cuantos | combien | quanto | quanti | quantos`,
  heavy: `how heavy | how heavy to start | how heavy then | what weight | which weight | how much weight | what load | wie schwer | que peso | quel poids | che peso`,
  which: `which | which one | which ones | which one then | which one first | which first | which one first then | which exercises | what exercises | which is better | which would you pick | which do you recommend | welche | welches | cual | cuales | lequel | lesquels | quale | quali | qual | quais`,
  missed: `if i miss a day | what if i miss a day | if i miss one | miss a day | miss one | miss a session | miss a week | what if i skip one | skip a day | skip one | if i forget | if i forget it | what if i forget | if i cant make it | einen tag verpasse | wenn ich einen verpasse | si me salto un dia | si je rate un jour | se salto un giorno | se eu faltar`,
  day: `day 1 | day one | the first day | first day | first session | first workout | what would day 1 look like | what would day one look like | what does day 1 look like | tag 1 | dia 1 | jour 1 | giorno 1`,
  day2: `day 2 | day two | second day | and day 2 | what would day 2 look like | what does day 2 look like | the second day | tag 2 | dia 2 | jour 2 | giorno 2`,
  week: `what would a week look like | what does a week look like | what would my week look like | what would that look like | week look like | a typical week | a whole week | per week | over the week | weekly | week plan | the whole week | eine woche | una semana | une semaine | una settimana | uma semana`,
  next: `and after | after that | and after that | and then | then what | what then | whats next | what next | what comes next | what comes after | next step | the day after | and the day after | and afterwards | afterwards | and later | und danach | y despues | et apres | e dopo | e depois`,
  start: `step one | whats step one | the first step | whats the first step | where to start | so how | how then | how do i start | where do i start | how to start | first step | how do i begin | how do i get started | how do i do it | how do i do that | how do i know mine | wie fange ich an | como empiezo | par ou commencer | come inizio | como comeco`,
  else: `if that doesnt work | and if that doesnt work | if it doesnt work | doesnt work | does not work | doesnt help | didnt work | if not | if i cant | what if i cant | i cant do that | if thats too hard | what if its too hard | if it fails | still stuck | wenn das nicht klappt | y si no funciona | et si ca marche pas | e se non funziona`,
  example: `example | for example | give me an example | an example | like what | such as | for instance | beispiel | ejemplo | exemple | esempio | exemplo`,
  risk: `is it safe | is that safe | any risks | any risk | side effects | any side effects | can it hurt me | is it dangerous | any downside | downsides | is it bad for me`,
  do: `what should i do | so what should i do | what should i do then | what should i do now | what do i do | so what do i do | what would you do | what can i do | what now | so what now | what would you change | what do you suggest | what do you recommend | your advice | so what should i do this week | what do i do in it | what does that mean for me | was soll ich tun | que hago | que faire | cosa faccio | o que eu faco`,
  sure: `are you sure | you sure | really | is that true | says who | who says | whats the source | source | sicher | seguro | vraiment | davvero | mesmo`,
};
