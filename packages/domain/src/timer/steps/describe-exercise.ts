import { defined } from '../../workout/defined.ts';
import type { Exercise } from '../../workout/types.ts';
import { itemSeconds, repsOf } from '../lengths.ts';
import type { NextExercise, TimerStep } from '../types.ts';

const readInstructions = (exercise: Exercise) => exercise.instructions ?? exercise.description;

/** The step of an item on its own, before a style gives it a window, a round or a set. */
export function describeExercise(exercise: Exercise, index: number | undefined): TimerStep {
  const { name, type } = exercise;
  const duration = itemSeconds(exercise);
  const instructions = readInstructions(exercise);
  const { distanceMeters } = exercise;
  if (type === 'rest') return defined({ name, duration, type, instructions, distanceMeters });
  return defined({
    name,
    duration,
    type,
    instructions,
    reps: repsOf(exercise),
    exerciseName: name,
    exerciseIndex: index,
    exerciseId: exercise.exerciseId,
    phase: exercise.phase,
    repsText: exercise.repsText,
    weight: exercise.weight,
    weightPercentage: exercise.setScheme?.weightPercentage,
    side: exercise.side,
    cues: exercise.cues,
    rpe: exercise.rpe,
    tempo: exercise.tempo,
    role: exercise.role,
    rir: exercise.rir,
    group: exercise.group,
    distanceMeters,
    calories: exercise.calories,
    pace: exercise.pace,
    heartRate: exercise.heartRate,
    loadNote: exercise.loadNote,
  });
}

export function previewExercise(exercise: Exercise): NextExercise {
  return defined({
    name: exercise.name,
    exerciseId: exercise.exerciseId,
    reps: repsOf(exercise),
    repsText: exercise.repsText,
    weight: exercise.weight,
    side: exercise.side,
    duration: exercise.duration,
    instructions: readInstructions(exercise),
    type: exercise.type,
    distanceMeters: exercise.distanceMeters,
    calories: exercise.calories,
  });
}
