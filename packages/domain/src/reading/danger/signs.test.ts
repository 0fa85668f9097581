import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { dangerClaims } from './claims.ts';
import { lookAlikes, signsByClass } from './test-support/data/signs-by-class.ts';

const signsIn = (text: string) =>
  claimsOf(dangerClaims(text), 'danger').filter(({ polarity }) => polarity !== 'denies');

describe.each(Object.entries(signsByClass))('%s', (name, texts) => {
  it.each(texts)('is heard in "%s"', (text) => {
    expect(signsIn(text).map(({ value }) => value.class)).toContain(name);
  });
});

describe('what only sounds like danger', () => {
  it.each(lookAlikes)('"%s" neither stops nor holds', (text) => {
    expect(signsIn(text).filter(({ value }) => value.outcome !== 'care')).toEqual([]);
  });
});

/** What turns a sign into something else, each beside the danger that it must not hide. */
describe('a sign is weighed by whose and when it is', () => {
  it.each([
    ['Mama hatte im Frühjahr einen Schlaganfall', 'ich hatte einen Schlaganfall'],
    ['mon fils est à la maison avec de la fièvre', 'mon fils a de la fièvre, moi aussi'],
    ['the doctor told my husband to rest', 'the doctor told me to rest until the scan'],
    ['my dad fainted this morning, arms for me', 'my dad fainted this morning, what should he do'],
    ['nearly keeled over when my ex rang', 'nearly keeled over when I got up'],
    ['collapsed in a fit of giggles', 'collapsed at the gym today'],
    ['carried my drunk mate home', 'I am drunk mate'],
    ['the kids play a game called tipsy tower', 'tipsy after a game of darts'],
    ['das Spiel heißt Beschwipst, Kinder lieben es', 'das Spiel war lang, bin beschwipst'],
    ['fainted at a concert in 2011', 'fainted at a concert last month'],
    ['at 14 I broke my collarbone', 'this morning I broke my collarbone'],
    ['the c-section scar is 6 years old', 'my c-section was 6 weeks ago'],
    ['tired of living room workouts', 'tired of living'],
    ['slept badly since Sunday, easy legs', 'have not slept since Sunday, easy legs'],
    ['stopped taking creatine last week', 'stopped taking my heart tablets last week'],
    ['the doctor said I could stop my tablets', 'I just stopped my tablets, nobody knows'],
    ['my coach weighs me every week', 'he weighs me and screams if I gained'],
    ['after dinner I go to the bathroom and brush', 'after dinner I go and bring it all back up'],
    ['my grandad is 86, chair exercises', 'my grandad is 86 and wants box jumps'],
    ['my heart pounds thinking about the race', 'my heart pounds while I watch telly'],
    ['throwing up a wall all day', 'throwing up all day'],
    ['too much to drink on Friday', 'too much to drink, still drunk'],
    ['last workout before the wedding', 'one last workout, then it is all over'],
    ['cannot see myself in that dress at christmas', 'cannot see myself at christmas'],
    ['my watch died of a heart attack', 'my watch keeps saying afib'],
    ['I do not want to wake up the baby, quiet', 'I do not want to wake up'],
    ['lock the fridge, I am on a diet', 'he locks the fridge until I train'],
    ['want to burn off the christmas dinner', 'have to burn off what I ate, every day now'],
    ['scarpe 38 e mezzo nuove, corsa', 'ho 38 e mezzo ma oggi tocca gambe'],
    ['bbq in the garden later, abs now', 'bbq in the garage for heat, head thumping'],
    ['my resistance band snapped', 'my biceps tendon snapped'],
    ['a heart murmur as a baby, closed by itself', 'a heart murmur, never checked'],
    [
      'op on my calf in 2019, thicker calves please',
      'op two weeks ago and now one calf is thicker',
    ],
    ['infected tooth is out, course finished', 'infected tooth and chills'],
    ['a session I will not wake the house from', 'a session I wont wake from'],
    ['awake early, squats', 'awake 40 hours and seeing things'],
    ['cuscino antidecubito comodo', 'piaga da decubito aperta'],
    ['this job gives me a stroke every monday', 'I had a stroke in spring'],
    ['il capo mi farà venire un infarto', 'mi sta venendo un infarto'],
    ['the barbell collapsed on me, all fine', 'collapsed under the barbell today'],
    ['a coffee before three sets', 'three days on nothing but water'],
    ['due notti di festa con gli amici', 'due notti sveglio con le anfetamine'],
    ['glycémie à 1,1, tout va bien', 'glycémie à 0,5 et je tremble'],
    ['the flu is over at last', 'the flu is in full swing'],
    ['the spreadsheet is giving me an aneurysm', 'I have an aneurysm'],
    ["legs yesterday, can't sit on the toilet haha", "can't feel it when I pee, back is numb"],
    ['défonce moi, 25 min', 'je suis défoncé'],
    ['total blackout on our street, no lights', 'had a blackout in the street'],
    ['choking on my serve again', 'choking on my food and cannot breathe'],
    ['j’ai un chef qui va me donner un avc', 'j’ai fait un avc hier'],
    ['bought sleeping pills for my gran', 'took all the sleeping pills tonight'],
    [
      "my mum's bones are like glass, box jumps for me",
      'my bones are like glass, box jumps please',
    ],
    ['the drawer is out and won’t go back in', 'my hernia is out and won’t go back in'],
    ['Ozempic works, eating well', 'on Ozempic, barely eating and dizzy'],
    ['suicide set on the curls', 'suicide is on my mind after the curls'],
    ['cast came off two weeks ago, arms', 'in a cast since Monday, push-ups'],
    ['the twins had fever', 'the twins and me have fever'],
    ['my heart nearly stopped when the lights went', 'my heart flutters and I get dizzy'],
    ['if I miss my alarm that would be fine', 'if I never woke up that would be fine'],
    ['the floodlights went off mid lap', 'lights went out mid lap and I lay on the track'],
    ['my boss had a fit about the rota on friday', 'had a fit on friday, first in nine years'],
    [
      'stared into space all meeting, so bored, squats',
      'they say I stared into space and my arm was jerking',
    ],
    [
      'I folded the washing and did not answer the phone',
      'crumpled by the rack and wouldnt respond when they called',
    ],
    [
      'ein Knall auf der Straße, das Licht im Flur ging aus',
      'beim Lauf ging das Licht aus, lag auf der Bahn',
    ],
    ['me di con la puerta, no fue nada', 'me di con la mesa ayer y veo borroso'],
    ['knee to the head in the film on saturday', 'knee to the head on saturday, every noise hurts'],
    ['new knee sleeves are two weeks old', 'new knee is nine days old'],
    ['my gran had her gallbladder out on monday', 'had my gallbladder out on monday'],
    ['die Hose wurde am Montag genäht', 'meine Hand wurde am Montag genäht'],
    ['hernie opérée en CE2, squats', 'opéré une hernie mardi, squats'],
    ['mum is on warfarin, I fell behind my plan', 'on warfarin, slipped and fell on the kerb'],
    ['spat out a red sweet laughing', 'spat something red after coughing on the bike'],
    ['three hoodies to donate', 'three hoodies in the sauna and I stopped peeing'],
    ['15 years old is my bike, sarms are for fools', 'im 15, a mate sells me sarms'],
    ['no dinner if I do not get going now', 'dad says no dinner if I slow down'],
    ['new belt if I stop eating sweets', 'mum gets the belt if I stop'],
    ['throat like sandpaper from cheering', 'forehead like an oven, hurts to swallow'],
    ['39 sets, my cat soaked the bed', 'last night 39 and soaked the bed'],
    ['my niece 9 loves the pool', 'my niece 9 faints in the pool, plan for her'],
    ['heater in the garage is new', 'gas heater in the shed, I get headachy in there'],
    ['schuhe zu eng gekauft', 'schuhe zu eng seit Tagen, schlafe mit drei Kissen'],
    ['quattro lattine di vernice', 'quattro lattine di birra'],
    ['two scoops of gelato', 'two scoops of pre and my heart races'],
    ['had a coke with lunch', 'did coke with lunch'],
    ['llevo 12 semanas de crossfit y hoy mancho la camiseta', 'de 12 semanas y hoy mancho'],
    ['lips are blue from the blueberry pie', 'lips are blue on the bike'],
    ['pink foam on my milkshake', 'pink foam when I cough'],
    ['cutting the hedge, a weeping willow next', 'the cut on my hand is weeping pus'],
    ['tights with a red stripe', 'a red stripe up my arm from the cut'],
    ['they tarred the driveway, black and sticky', 'it comes out black and sticky'],
    ['one ball left and the kids are screaming', 'one ball hitched up, screaming with it'],
    ['this rent is choking me, heavy bag', 'choking on the bike, cannot breathe'],
    ['un partido de infarto anoche', 'un infarto anoche'],
    ['Grippe war im Winter', 'Grippe war gestern'],
    ['i denti brillano, coperte lavate', 'batto i denti sotto due coperte, anzi sotto le coperte'],
    ['una botella de agua, peso muerto', 'media botella de ron, ahora peso muerto'],
    ['das Spray riecht gut, halbe Stunde', 'das Spray wirkt kaum, nur halbe Sätze'],
    ['on monday the bins go out', 'appendix taken out on monday'],
    ['a friend popped out and came back, knee raises', 'my knee popped out and back this morning'],
    ['passwords for my new laptop, 5 km', 'passwords for my sister are written down, one last run'],
    ['ce vélo se plie en deux', 'le ventre me plie en deux'],
    ['generator in the news again', 'generator running in the cellar, headache'],
    ['linha do metrô subindo de preço', 'corte no pé com um risco subindo'],
  ])('"%s" is none, "%s" is one', (harmless, danger) => {
    const grave = (text: string) => signsIn(text).filter(({ value }) => value.outcome !== 'care');
    expect(grave(harmless)).toEqual([]);
    expect(grave(danger)).not.toEqual([]);
  });

  it('waits with a hand that bears no weight, and stops for a foot', () => {
    const outcomes = (text: string) => signsIn(text).map(({ value }) => value.outcome);
    expect(outcomes('sprained my wrist and cannot put weight on it')).toEqual(['hold']);
    expect(outcomes('sprained my ankle and cannot put weight on it')).toContain('stop');
  });

  it('asks about medicine for the heart that is new', () => {
    const ids = (text: string) => signsIn(text).map(({ value }) => value.id);
    expect(ids('just started beta blockers')).toEqual(['new-heart-medicine']);
    expect(ids('seit Montag Betablocker')).toEqual(['new-heart-medicine']);
    expect(ids('on beta blockers for years')).toEqual([]);
  });
});

describe('a sign', () => {
  it('quotes the message character for character', () => {
    const text = 'Legs please. My chest’s really TIGHT today!';
    const [sign] = signsIn(text);
    expect(sign?.quote).not.toBe('');
    expect(text).toContain(sign?.quote);
  });

  it('is heard through hidden letters', () => {
    expect(signsIn('c.h.e.s.t p.a.i.n since noon')).not.toEqual([]);
    expect(signsIn('ch3st p@in')).not.toEqual([]);
  });

  it('of long ago is told as one', () => {
    expect(signsIn('chest pain last year')).toMatchObject([
      { polarity: 'had', when: 'past', value: { id: 'heart', outcome: 'hold' } },
    ]);
  });

  it('of a known pregnancy is heard in words that say little otherwise', () => {
    expect(signsIn('some bleeding since today')).toEqual([]);
    const claims = dangerClaims('some bleeding since today', null, { isPregnant: true });
    expect(claims).toMatchObject([{ value: { class: 'pregnancy', outcome: 'stop' } }]);
  });

  it('is found at the end of the longest text', () => {
    const text = `${'squats and rows '.repeat(600)} my chest hurts`;
    expect(signsIn(text)).toMatchObject([{ value: { id: 'chest-pain' } }]);
  });
});

describe('ten thousand characters', () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);

  // How long it takes is measured by bench/support/understanding/danger-figures.ts.
  it.each([
    'no pain except squats ',
    'my dad had chest pain years ago ',
    'no chest pain or dizzy ',
  ])('of "%s" raise nothing', (piece) => {
    expect(signsIn(fill(piece))).toEqual([]);
  });
});

describe('trained heads', () => {
  const heads = (alarm: 'none' | 'ask' | 'sure', outcome: 'stop' | 'hold' | 'care') => ({
    danger: {
      probability: 0.9,
      alarm,
      isCalm: alarm === 'none',
      classes: [{ value: 'clot' as const, probability: 0.8 }],
      outcome: { value: outcome, probability: 0.8 },
    },
  });
  const read = (text: string, scores: ReturnType<typeof heads>) =>
    claimsOf(dangerClaims(text, scores), 'danger').map(({ value }) => value.outcome);

  it('stop or hold where they are sure, ask in the middle, else say nothing', () => {
    const text = 'legs today';
    expect(read(text, heads('sure', 'stop'))).toEqual(['stop']);
    expect(read(text, heads('ask', 'stop'))).toEqual(['care']);
    expect(read(text, heads('none', 'stop'))).toEqual([]);
  });

  it('let go of what would only be asked', () => {
    const text = 'my nose is blocked from a cold';
    expect(read(text, heads('ask', 'care'))).toContain('care');
    expect(read(text, heads('none', 'care'))).toEqual([]);
  });

  it('take nothing away that the rules refuse', () => {
    expect(read('my chest hurts', heads('none', 'care'))).toEqual(['stop']);
    expect(read('my chest hurts', heads('sure', 'hold'))).toEqual(['stop', 'hold']);
  });

  it('are heard where they are graver than a rule of the same class', () => {
    const text = 'calf hurts for days, even in bed';
    expect(read(text, heads('none', 'stop'))).toEqual(['hold']);
    expect(read(text, heads('sure', 'stop'))).toEqual(['hold', 'stop']);
  });
});
