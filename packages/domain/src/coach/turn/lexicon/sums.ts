import type { Lexicon } from '../../../reading/engine/phrases.ts';

/** What is to be worked out of the numbers in a message. */
export const sumWords: Lexicon = {
  average: `average | avg | averages | averaging | mean | on average | per night | durchschnitt | im schnitt | schnitt | promedio | de media | moyenne | en moyenne | media | in media`,
  total: `total | totals | in all | in total | altogether | all together | add up | adds up | sum | how many is that | how much is that | what does that make | makes how many | whats that | weekly total | insgesamt | zusammen | gesamt | cuanto es | cuantos son | au total | ca fait combien | in tutto | totale | no total | ao todo`,
  left: `left | missing | whats missing | to go | remaining | short of | still need | still to | how much more | how many more | fehlt | fehlen | falta | faltan | manque | manca | mancano`,
  faster: `faster | quicker | slower | which was better | better run | better time | schneller | langsamer | mas rapido | plus vite | plus rapide | piu veloce | mais rapido`,
  stronger: `stronger | whos stronger | who is stronger | better lift | heavier | more impressive`,
  must: `need to pass | have to pass | need to run | have to run | must run | fitness test | to pass | pass a | pass the | bleep test | police test | army test`,
  reach: `chance | any chance | is that reasonable | reasonable | too ambitious | ambitious | achievable | feasible | on track | am i screwed | am i mad | am i crazy | too late for | can i still | is that mad | do i make it | will i make it | can i make it | make it in time | do i get there | will i get there | get there in time | is it enough | enough time | enough weeks | is that enough | realistic | doable | possible | schaffe ich | reicht das | llego | me da tiempo | j y arrive | ce la faccio | da tempo`,
  hit: `when do i hit | when will i hit | when do i reach | when will i reach | when do i get | when will i get | when am i at | how long until | how long till | how long to get | when is that | wann schaffe | cuando llego | quand est ce que | quando arrivo | quando chego`,
  end: `where do i end | where will i end | where does that | where am i then | what do i end | end up | end at | where do i land | where am i now | what am i now | what do i weigh | what is it now | lande ich | donde acabo | je finis a`,
  rise: `how much per week | how much a week | how many per week | how much do i add | how much should i add | what do i add | add per week | add each week | add every week | per week do i | km per week | how fast can i build`,
  percent: `percent | per cent | percentage | in percent | prozent | por ciento | pour cent | per cento | por cento`,
  most: `most i can load | the most | max i can load | maximum i can load | heaviest i can | how heavy can i`,
  right: `right | correct | is that right | am i right | he says no | she says no | says no | says its | told him | told her | told my mate | true | stimmt das | verdad | c est ca | giusto | certo`,
  eaten: `eaten | ate | had | so far | already had | gegessen | comido | mange | mangiato | comi`,
  each: `per set | each set | per meal | a meal | each meal | per day | each day | per session | each session | pro satz | por serie | par serie | per serie`,
  within: `under | sub | below | in under | unter | menos de | moins de | sotto`,
  bmi: `bmi | body mass index`,
  whole: `how long | how many minutes | how much time | the whole thing | takes how long | wie lange | cuanto dura | cuanto tiempo | combien de temps | quanto dura | quanto tempo`,
  more: `too much | too fast | too big a jump | up from | more than | than last week | last week | the week before`,
};

/** Plates by the name that many of them have. */
export const plateNames: Readonly<Record<string, number>> = {
  tens: 10,
  fives: 5,
  twenties: 20,
  fifteens: 15,
  twentyfives: 25,
};
