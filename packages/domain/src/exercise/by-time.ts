/**
 * What is held, walked or run for a time, so that nobody counts its reps. Named here, for the timer
 * asks in each rest and the whole library is too much to load for it.
 */
const bare =
  'wall-sit glute-bridge-hold pike-hold wall-handstand-hold wall-lat-press farmer-march overhead-march suitcase-march self-resisted-curl-hold arm-raise-hold forearm-plank knee-plank wall-plank high-plank side-plank knee-side-plank bear-hold wall-drive-march wall-drive-switch fast-feet sprint-in-place two-step-shuffle calf-raise-hold single-leg-stand supported-single-leg-stand tandem-stand heel-to-toe-walk clock-reach wall-slide ankle-rock hollow-hold tree-pose eagle-pose sun-salutation warrior-ii seated-forward-fold pallof-hold suspension-standing-plank suspension-plank suspension-side-plank foot-assisted-hang dead-hang active-hang flexed-arm-hang towel-hang sled-push build-up-run 10-m-sprint 30-m-sprint shuttle-run backpedal lateral-shuffle pro-agility-5-10-5 t-drill deceleration-to-stick planche-lean crow-pose chest-to-wall-handstand handstand-heel-pull handstand-kick-up freestanding-handstand tuck-planche tuck-l-sit l-sit copenhagen-plank seated-knee-squeeze neck-isometric spanish-squat-hold max-hang repeater-hang pinch-block-lift tuck-front-lever advanced-tuck-front-lever ring-support-hold false-grip-hang sled-sprint lateral-sled-drag hill-sprint stride ruck-march cone-relay mirror-shuffle';
const loaded =
  'dumbbell-farmer-carry dumbbell-farmer-march dumbbell-suitcase-carry dumbbell-overhead-carry kettlebell-farmer-carry kettlebell-suitcase-carry kettlebell-suitcase-march front-rack-carry kettlebell-overhead-carry medicine-ball-bear-hug-march heavy-calf-isometric sandbag-bear-hug-carry trap-bar-carry';

const kinds = new Map<string, 'bare' | 'loaded'>([
  ...bare.split(' ').map((id) => [id, 'bare'] as const),
  ...loaded.split(' ').map((id) => [id, 'loaded'] as const),
]);

/** Whether it goes by time with or without a load; null for what is counted, or not known. */
export function byTimeKind(exerciseId: string | undefined): 'bare' | 'loaded' | null {
  return (exerciseId !== undefined && kinds.get(exerciseId)) || null;
}
