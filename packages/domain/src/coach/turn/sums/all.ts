import type { Answer, Turn } from '../turn.ts';
import {
  bmiFrom,
  bodyIn,
  caloriesFrom,
  foodFrom,
  mealsFrom,
  proteinFrom,
  pulseFrom,
} from './body.ts';
import { overTime, rateFrom, repsTotal, weeksFrom, wholeLength } from './counts.ts';
import { buildFrom, changeRate, endFrom, trendFrom } from './course.ts';
import { fasterFrom, gainFrom, hoursOver, intervalsFrom, pulseSum, rowTime } from './efforts.ts';
import type { Sum } from './figures.ts';
import { averageFrom, proteinLeft, shareEach, totalFrom } from './lists.ts';
import { plateTotal } from './plates.ts';
import { shiftedFrom } from './shift.ts';
import {
  barFrom,
  betterSet,
  maxFrom,
  nearestLoad,
  percentFrom,
  platesFrom,
  ratioFrom,
  repsFrom,
  shareFrom,
  sideFrom,
  volumeFrom,
} from './strength.ts';
import { unitsFrom } from './units.ts';
import {
  easyFrom,
  leftFrom,
  paceAgain,
  paceFrom,
  raceForecast,
  speedFrom,
  stepsOfWay,
  timeOfWay,
} from './ways.ts';

/*
 * Sums with numbers that the message itself names, or that the one before it came to. What is in
 * the log is counted by the statistics. The first that fits is meant.
 */
const sums: readonly Sum[] = [
  unitsFrom,
  wholeLength,
  nearestLoad,
  plateTotal,
  averageFrom,
  fasterFrom,
  intervalsFrom,
  hoursOver,
  rowTime,
  proteinLeft(bodyIn),
  gainFrom,
  trendFrom,
  buildFrom,
  endFrom,
  changeRate,
  pulseSum,
  maxFrom,
  betterSet,
  shiftedFrom,
  percentFrom,
  shareFrom,
  easyFrom,
  speedFrom,
  timeOfWay,
  raceForecast,
  paceFrom,
  paceAgain,
  stepsOfWay,
  leftFrom,
  sideFrom,
  platesFrom,
  barFrom,
  volumeFrom,
  pulseFrom,
  mealsFrom,
  caloriesFrom,
  foodFrom,
  proteinFrom,
  bmiFrom,
  rateFrom,
  shareEach,
  totalFrom,
  repsTotal,
  overTime,
  ratioFrom,
  weeksFrom,
  repsFrom,
];

/** The result of a sum that the message asks for; null where it asks for none. */
export function answerSum(turn: Turn): Answer | null {
  for (const sum of sums) {
    const answer = sum(turn);
    if (answer) return answer;
  }
  return null;
}

/** What is only put together, with no word that asks: plates on a bar, ups and downs, '20 % of 85'. */
export function answerPlainSum(turn: Turn): Answer | null {
  return plateTotal(turn) ?? endFrom(turn) ?? shiftedFrom(turn) ?? shareFrom(turn);
}
