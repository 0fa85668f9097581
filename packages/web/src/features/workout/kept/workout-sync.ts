import { putWorkout } from '@cadence/contract/workout/routes';
import { call } from '../../../platform/api/api.ts';
import { isWrongInItself } from '../../../platform/outbox/lane.ts';
import { defineSender } from '../../../platform/outbox/senders.ts';
import { type WorkoutChange, workoutTable } from '../workout-table.ts';

defineSender<WorkoutChange>('workout', {
  async send(rows) {
    for (const { entity: id, payload } of rows) {
      const workout = workoutTable.get(id);
      if (workout) await call(putWorkout, { params: { id }, body: { workout, ...payload } });
    }
  },
  // Also what is not ours any more.
  isRefusal: (failure) => isWrongInItself(failure) || failure.code === 'NOT_FOUND',
});
