/** What may be changed about one exercise; only what counts in the workout's style is there. */
export interface EditDose {
  reps?: number;
  seconds?: number;
  sets?: number;
  kilograms?: number;
  setRestSeconds?: number;
  restSeconds?: number;
}

export const doseLimits = {
  reps: { min: 1, max: 100 },
  seconds: { min: 5, max: 1800 },
  sets: { min: 1, max: 10 },
  kilograms: { min: 0, max: 500 },
  setRestSeconds: { min: 0, max: 600 },
  restSeconds: { min: 0, max: 600 },
} as const satisfies Record<keyof EditDose, { min: number; max: number }>;
