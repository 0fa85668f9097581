import type { Lexicon } from '../../../reading/engine/phrases.ts';

/** Words that say little alone and much beside another of these. */
export const signWords: Lexicon = {
  died: `died | dies | passed away | passed on | passed last | passed this | passed yesterday | buried | funeral | put down | put to sleep | gone forever | murio | fallecio | gestorben | tot | eingeschlafert | mort | morte | decede | decedee | morto | morta | mancato | mancata | morreu | faleceu`,
  lost: `lost | lose | losing | perdi | perdimos | verloren | perdu | perso | perdemos`,
  put: `put | putting`,
  letting: `let | letting`,
  othersDown: `people down | team down | everyone down | everybody down | them down | her down | him down | family down | guys down | lads down | girls down | mates down | kids down`,
  down: `down | to sleep`,
  ill: `hospital | intensive care | cancer | chemo | very ill | seriously ill | dying | diagnosis | tumour | tumor | hospice | krankenhaus | krebs | hopital | ospedale | tumore | hospital`,
  body: `body | belly | stomach | tummy | thighs | arms | legs | mirror | photo | photos | picture | pictures | reflection | looks | shape | figure | jeans | swimsuit | bikini | cuerpo | espejo | korper | spiegel | corps | miroir | corpo | specchio | espelho`,
  loathing: `hate | hated | disgusting | disgusted | ashamed | ugly | gross | fat | hideous | cant look at | cannot look at | repulsive | odio | asco | gorda | gordo | hasse | fett | hasslich | deteste | moche | grosse | schifo | grassa | odeio | feia | feio`,
  food: `cake | cakes | pizza | takeaway | dessert | desserts | biscuits | chocolate | crisps | chips | burger | kebab | ice cream | buffet | donuts | doughnuts | cookies | sweets | meal | dinner | lunch | christmas dinner | roast | calories | ate | eaten | eating | binge | binged | overate | tarta | comida | comi | kuchen | gegessen | essen | gateau | mange | torta | mangiato | bolo`,
  undoing: `burn off | burn it off | burn that off | burn them off | burn it | work it off | work off | sweat it off | make up for | undo | cancel it out | cancel out | earn | deserve | punish | punishment | compensate | get rid of it | pay for | quemar | compensar | abtrainieren | wieder runter | eliminer | bruler | bruciare | smaltire | queimar`,
  guilt: `guilty | guilt | gross | disgusting | ashamed | regret | ruined | blew it | blown it | weak | no control | no self control | pig | culpable | schlechtes gewissen | culpabilise | in colpa | culpado | culpada`,
  gym: `in there | squat rack | barbell | gym floor | dumbbell area | gym | gyms | car park | weights area | weight room | weights bit | free weights | changing room | class | box | pool | club | gimnasio | fitnessstudio | studio | salle | palestra | academia`,
  unease: `pathetic | scared | afraid | terrified | nervous | anxious | intimidated | intimidating | stare | staring | stares | stared | looking at me | watching me | watched | judge | judging | judged | laugh | laughing | laughed | stupid | silly | idiot | embarrassed | embarrassing | out of place | dont belong | do not belong | miedo | verguenza | me miran | angst | traue mich nicht | peinlich | peur | honte | paura | vergogno | medo | vergonha`,
  race: `race | marathon | half | half marathon | 10k | 5k | comp | competition | meet | start line | match | tournament | triathlon | event | carrera | wettkampf | lauf | course | gara | prova`,
  nerves: `nerves | nervous | butterflies | bricking it | scared | terrified | cant sleep | panicking | come last | dead last | anxious | nervios | aufgeregt | lampenfieber | le trac | nervoso | nervosa`,
  telling: `says | said | told me | tells me | calls me | called me | keeps saying | comments | commented | remarked | thinks | dice | dijo | sagt | sagte | dit | dice | ha detto | diz | disse`,
  size: `fat | fatter | too big | too heavy | overweight | weight | bigger | chubby | large | slim down | lose weight | gorda | gordo | adelgazar | dick | abnehmen | grosse | gros | maigrir | grassa | grasso | dimagrire | emagrecer`,
  person: `mum | mom | mother | dad | father | husband | wife | boyfriend | girlfriend | partner | sister | brother | aunt | uncle | family | friend | colleague | boss | guy | doctor | coach | madre | padre | marido | mutter | vater | mann | freund | mere | pere | mari | marito | fidanzato | mae | pai | namorado`,
  stopped: `missed | skipped | skipping | stopped | quit | quitting | fell off | fallen off | gave up | given up | dropped | havent trained | havent been | have not trained | have not been | didnt go | did not go | been lazy | no show | keep starting | keep stopping | he faltado | me he saltado | ausgelassen | geschwanzt | aufgehort | rate | arrete | saltato | smesso | faltei | parei`,
  span: `week | weeks | month | months | days | session | sessions | workout | workouts | training | gym | all week | again | since | semana | semanas | mes | meses | woche | wochen | monate | semaine | semaines | mois | settimana | settimane | mesi`,
  others: `bro | brother | sister | flatmate | roommate | girlfriend | boyfriend | wife | husband | mate | friend | colleague | neighbour | everyone | everybody | everyone else | others | other people | they all | all my friends | my friends | my mates | the others | people my age | nobody else | class | group | club | influencers | instagram | todos | alle | tous | tutti | todo mundo`,
  ahead: `outbenches | outlifts | outsquats | out lifts | beats me | passed me | lifts more | benches more | squats more | already stronger | is fit | are fit | so fit | faster | fitter | stronger | better | quicker | slimmer | leaner | younger | half my age | ahead of me | lapping me | lapped me | overtake me | leaves me behind | twice as | double what | last place | slowest | weakest | mejores | mas fuertes | starker | schneller | meilleurs | plus forts | piu forti | melhores`,
  failing: `failed | bombed | missed my lift | missed my opener | blew it | messed up | choked | fell apart | went wrong`,
  same: `same | again and again | every week | every time | over and over | identical | siempre | mismo | immer | gleiche | dasselbe | toujours | meme | sempre | stesso | mesma`,
  dull: `bored | boring | bores | boredom | yawn | monotonous | dull | stale | samey | sick of | fed up with | aburrid* | langweil* | ennui* | noia | noios* | annoi* | tedio | entediad*`,
  first: `first | finally | at last | never thought | never before | without stopping | for the first time | unassisted | no assistance | all by myself | new best | personal best | new record | pr | pb | twice | primera | primero | por fin | erster | erste | endlich | zum ersten mal | premier | premiere | enfin | primo | prima volta | finalmente | primeira`,
  managed: `got up | stood up | walked up | carried | did | managed | made it | finished | ran | lifted | benched | squatted | deadlifted | hit | got | nailed | completed | climbed | held | walked | swam | rowed | picked up | went up | went down | carried | beat | smashed | cracked | hice | consegui | logre | geschafft | gelaufen | reussi | fait | fatto | riuscito | riuscita | fiz | consegui`,
  feat: `off the floor | up the stairs | without holding | without help | without stopping | kg bench | kg squat | kg deadlift | bench | squat | deadlift | pull up | pullup | pull ups | push up | pushup | push ups | press up | press ups | muscle up | chin up | handstand | pistol | 5k | 10k | half | marathon | mile | kilometre | plate | bodyweight | dominada | klimmzug | traction | trazione | barra`,
  glad: `olympian | on top of the world | so good | grinning | like a champion | proud | happy | chuffed | buzzing | over the moon | delighted | stoked | best day | hell yeah | woohoo | yay | wow | tell someone | tell somebody | telling everyone | witness | cried happy | happy tears | victory | celebrate | orgullos* | contento | contenta | stolz | glucklich | fier | fiere | content | contente | fiero | fiera | felice | feliz | orgulhos*`,
  low: `gutted | feel flat | just flat | empty | miss him | miss her | miss them | sad | feel low | feeling low | pathetic | hopeless | lonely | alone | fraud | failure | useless | jealous | heartbroken | devastated | crushed | cried | crying | bawled | wept | weep | tears | rattle | numb | disappointed | bombed | choked | failed | not going back | dont want advice | triste | hundid* | traurig | leer | vide | abbattut* | vazio`,
  angry: `angry | furious | fuming | raging | rage | mad at | livid | scream | punch | smash something | hit something | throw something | so annoyed | pissed off | cabread* | furios* | wutend | sauer | enerve | rage | incazzat* | raiva`,
};

/** Two signs that mean a moment together, in as many words at most. */
export interface SignPair {
  readonly moment: string;
  readonly first: string;
  readonly second: string;
  readonly within: number;
  /** The first comes before the second. */
  readonly isInOrder?: true;
}

/** The gravest first. Those with somebody who is named beside them are in the rules. */
export const signPairs: readonly SignPair[] = [
  { moment: 'let-down', first: 'letting', second: 'othersDown', within: 3, isInOrder: true },
  { moment: 'food-guilt', first: 'food', second: 'undoing', within: 14 },
  { moment: 'food-guilt', first: 'food', second: 'guilt', within: 10 },
  { moment: 'body-shame', first: 'body', second: 'loathing', within: 6 },
  { moment: 'meet-failed', first: 'failing', second: 'race', within: 8 },
  { moment: 'race-nerves', first: 'race', second: 'nerves', within: 14 },
  { moment: 'gym-fear', first: 'gym', second: 'unease', within: 22 },
  { moment: 'comparison', first: 'others', second: 'ahead', within: 12, isInOrder: true },
  { moment: 'record', first: 'first', second: 'feat', within: 3, isInOrder: true },
  { moment: 'record', first: 'first', second: 'managed', within: 8 },
  { moment: 'feels-good', first: 'glad', second: 'managed', within: 12 },
  { moment: 'missed', first: 'stopped', second: 'span', within: 5, isInOrder: true },
  { moment: 'bored', first: 'dull', second: 'same', within: 10 },
];
