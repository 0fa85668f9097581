import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  firstOnes: `first 1st one single proper real strict unassisted ersten erster erstes erste einen primera primer une un premiere premier primo prima primeiro primeira vera echten echte richtigen richtige sauberen saubere verdadera`,
  stuckWords: 'stuck stalled plateaued stagnating stagnant plateauing',
  /** What a part is that its owner would have stronger. */
  feeble:
    'weedy weak twigs twig sticks matchsticks toothpicks puny pathetic feeble scrawny flimsy lagging underdeveloped nonexistent embarrassing embarrassment',
  /** It may tell of a part that is tired as well. */
  soft: 'custard mince jelly spaghetti noodles mush porridge pudding blancmange marshmallow marshmallows putty string cheese dough tofu jello butter rubber pathetic',
  ofWorkDone:
    'after from since yesterday today still tired sore ache aches aching shaking trembling numb tingling suddenly feel feels feeling gone went fell',
  onWords: 'on for train work hit at do with blast build grow fix sort strengthen',
  pronouns: 'them those these it',
  dayWords: 'day days session workout time today tag dia jour giorno treino heute hoy',
  likes: 'like of de di en wie aus como comme come',
  softThings:
    'jelly bricks bowling lead noodles concrete jello popeye macarrao gelatina espaguete trapo mantequilla plomo coton beton pudding blei gummi gelatina piombo ricotta spaghetti chumbo',
  worn: 'occupato occupata occupe occupee ocupado ocupada besetzt verhindert cansados cansadas cansadisimos cansadisimas cansado cansada muertos muertas reventados reventadas molidos molidas mortes creves crevees stanche stanchi distrutte cansadas mortas moidas acabadas kaputt mude shattered knackered wrecked fried',
  joins: 'und u & + , /',
});
