import { afterBirthCards } from './after-birth.ts';
import { altitudeAndJetLagCards } from './altitude-and-jet-lag.ts';
import type { Card } from './card.ts';
import { cardioCards } from './cardio.ts';
import { conditionsCards } from './conditions.ts';
import { moreConditionsCards } from './conditions-more.ts';
import { coreAndSkillsCards } from './core-and-skills.ts';
import { crossfitCards } from './crossfit.ts';
import { cyclingCards } from './cycling.ts';
import { effortCards } from './effort.ts';
import { equipmentCards } from './equipment.ts';
import { everydayDoubtsCards } from './everyday-doubts.ts';
import { everydayFoodCards } from './everyday-food.ts';
import { fastingCards } from './fasting.ts';
import { foodCards } from './food.ts';
import { gymCards } from './gym.ts';
import { habitCards } from './habit.ts';
import { handsAndBeltsCards } from './hands-and-belts.ts';
import { heatAndColdCards } from './heat-and-cold.ts';
import { hingeCards } from './hinge.ts';
import { hydrationCards } from './hydration.ts';
import { hyroxCards } from './hyrox.ts';
import { illnessCards } from './illness.ts';
import { lifestyleCards } from './lifestyle.ts';
import { medicinesCards } from './medicines.ts';
import { menopauseCards } from './menopause.ts';
import { menstrualCycleCards } from './menstrual-cycle.ts';
import { motivationCards } from './motivation.ts';
import { muscleGroupsCards } from './muscle-groups.ts';
import { olderCards } from './older.ts';
import { painCards } from './pain.ts';
import { painByPartCards } from './pain-by-part.ts';
import { planningCards } from './planning.ts';
import { pregnancyCards } from './pregnancy.ts';
import { pressingCards } from './pressing.ts';
import { progressCards } from './progress.ts';
import { proteinCards } from './protein.ts';
import { pullingCards } from './pulling.ts';
import { racesCards } from './races.ts';
import { recoveryCards } from './recovery.ts';
import { resultsCards } from './results.ts';
import { rowingAndSwimmingCards } from './rowing-and-swimming.ts';
import { runningCards } from './running.ts';
import { runningBodyCards } from './running-body.ts';
import { runningTechniqueCards } from './running-technique.ts';
import { secondQuestionsCards } from './second-questions.ts';
import { setMethodsCards } from './set-methods.ts';
import { setsAndRepsCards } from './sets-and-reps.ts';
import { bodySignals } from './situations/body-signals.ts';
import { everydayMore } from './situations/everyday-more.ts';
import { gettingGoing } from './situations/getting-going.ts';
import { liftingAndSport } from './situations/lifting-and-sport.ts';
import { peopleAndPlaces } from './situations/people-and-places.ts';
import { sleepCards } from './sleep.ts';
import { sorenessCards } from './soreness.ts';
import { sportsCards } from './sports.ts';
import { squatCards } from './squat.ts';
import { startingOutCards } from './starting-out.ts';
import { stretchingCards } from './stretching.ts';
import { supplementsCards } from './supplements.ts';
import { termsCards } from './terms.ts';
import { travelCards } from './travel.ts';
import { volumeAndFrequencyCards } from './volume-and-frequency.ts';
import { warmUpCards } from './warm-up.ts';
import { wearablesCards } from './wearables.ts';
import { weightGainCards } from './weight-gain.ts';
import { weightLossCards } from './weight-loss.ts';
import { youthCards } from './youth.ts';

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
];
