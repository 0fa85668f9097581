import type { Card } from './card.ts';
import { cardioCards } from './endurance/cardio.ts';
import { crossfitCards } from './endurance/crossfit.ts';
import { cyclingCards } from './endurance/cycling.ts';
import { hyroxCards } from './endurance/hyrox.ts';
import { racesCards } from './endurance/races.ts';
import { rowingAndSwimmingCards } from './endurance/rowing-and-swimming.ts';
import { runningCards } from './endurance/running.ts';
import { runningBodyCards } from './endurance/running-body.ts';
import { runningTechniqueCards } from './endurance/running-technique.ts';
import { sportsCards } from './endurance/sports.ts';
import { everydayFoodCards } from './food/everyday-food.ts';
import { fastingCards } from './food/fasting.ts';
import { foodCards } from './food/food.ts';
import { hydrationCards } from './food/hydration.ts';
import { proteinCards } from './food/protein.ts';
import { supplementsCards } from './food/supplements.ts';
import { weightGainCards } from './food/weight-gain.ts';
import { weightLossCards } from './food/weight-loss.ts';
import { afterBirthCards } from './health/after-birth.ts';
import { conditionsCards } from './health/conditions.ts';
import { moreConditionsCards } from './health/conditions-more.ts';
import { illnessCards } from './health/illness.ts';
import { medicinesCards } from './health/medicines.ts';
import { menopauseCards } from './health/menopause.ts';
import { menstrualCycleCards } from './health/menstrual-cycle.ts';
import { olderCards } from './health/older.ts';
import { painCards } from './health/pain.ts';
import { painByPartCards } from './health/pain-by-part.ts';
import { pregnancyCards } from './health/pregnancy.ts';
import { youthCards } from './health/youth.ts';
import { altitudeAndJetLagCards } from './life/altitude-and-jet-lag.ts';
import { equipmentCards } from './life/equipment.ts';
import { everydayDoubtsCards } from './life/everyday-doubts.ts';
import { gymCards } from './life/gym.ts';
import { habitCards } from './life/habit.ts';
import { handsAndBeltsCards } from './life/hands-and-belts.ts';
import { heatAndColdCards } from './life/heat-and-cold.ts';
import { lifestyleCards } from './life/lifestyle.ts';
import { motivationCards } from './life/motivation.ts';
import { travelCards } from './life/travel.ts';
import { coreAndSkillsCards } from './lifts/core-and-skills.ts';
import { hingeCards } from './lifts/hinge.ts';
import { muscleGroupsCards } from './lifts/muscle-groups.ts';
import { pressingCards } from './lifts/pressing.ts';
import { pullingCards } from './lifts/pulling.ts';
import { squatCards } from './lifts/squat.ts';
import { recoveryCards } from './recovery/recovery.ts';
import { sleepCards } from './recovery/sleep.ts';
import { sorenessCards } from './recovery/soreness.ts';
import { wearablesCards } from './recovery/wearables.ts';
import { askedOften } from './situations/asked-often.ts';
import { awkwardMoments } from './situations/awkward-moments.ts';
import { bodySignals } from './situations/body-signals.ts';
import { everydayMore } from './situations/everyday-more.ts';
import { gettingGoing } from './situations/getting-going.ts';
import { liftingAndSport } from './situations/lifting-and-sport.ts';
import { peopleAndPlaces } from './situations/people-and-places.ts';
import { effortCards } from './training/effort.ts';
import { planningCards } from './training/planning.ts';
import { progressCards } from './training/progress.ts';
import { resultsCards } from './training/results.ts';
import { secondQuestionsCards } from './training/second-questions.ts';
import { setMethodsCards } from './training/set-methods.ts';
import { setsAndRepsCards } from './training/sets-and-reps.ts';
import { startingOutCards } from './training/starting-out.ts';
import { stretchingCards } from './training/stretching.ts';
import { termsCards } from './training/terms.ts';
import { volumeAndFrequencyCards } from './training/volume-and-frequency.ts';
import { warmUpCards } from './training/warm-up.ts';

export const cards: readonly Card[] = [
  ...afterBirthCards,
  ...altitudeAndJetLagCards,
  ...cardioCards,
  ...conditionsCards,
  ...coreAndSkillsCards,
  ...crossfitCards,
  ...cyclingCards,
  ...effortCards,
  ...equipmentCards,
  ...fastingCards,
  ...foodCards,
  ...gymCards,
  ...habitCards,
  ...handsAndBeltsCards,
  ...heatAndColdCards,
  ...hingeCards,
  ...hydrationCards,
  ...hyroxCards,
  ...illnessCards,
  ...lifestyleCards,
  ...medicinesCards,
  ...menopauseCards,
  ...menstrualCycleCards,
  ...motivationCards,
  ...olderCards,
  ...painByPartCards,
  ...painCards,
  ...planningCards,
  ...pregnancyCards,
  ...pressingCards,
  ...progressCards,
  ...proteinCards,
  ...pullingCards,
  ...racesCards,
  ...recoveryCards,
  ...resultsCards,
  ...rowingAndSwimmingCards,
  ...runningTechniqueCards,
  ...runningCards,
  ...setMethodsCards,
  ...setsAndRepsCards,
  ...sleepCards,
  ...sorenessCards,
  ...sportsCards,
  ...squatCards,
  ...stretchingCards,
  ...supplementsCards,
  ...termsCards,
  ...travelCards,
  ...volumeAndFrequencyCards,
  ...warmUpCards,
  ...wearablesCards,
  ...weightGainCards,
  ...weightLossCards,
  ...youthCards,
  ...muscleGroupsCards,
  ...runningBodyCards,
  ...startingOutCards,
  ...moreConditionsCards,
  ...everydayDoubtsCards,
  ...everydayFoodCards,
  ...secondQuestionsCards,
  ...peopleAndPlaces,
  ...bodySignals,
  ...liftingAndSport,
  ...gettingGoing,
  ...everydayMore,
  ...awkwardMoments,
  ...askedOften,
];
