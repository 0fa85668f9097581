/** Spec §5 and §9. */
export const durationLimits = { minMinutes: 5, maxMinutes: 120 } as const;

/** A way that was asked for in kilometres takes as long as it takes, up to here. */
export const longestWayMinutes = 230;

interface VendorWords {
  /** As it stands within a sentence. */
  name: string;
  /** Spec §7: the name under which its light model is asked for. */
  lightName: string;
  /** Where its customers find their key. */
  keyPlace: string;
}

/** Vendors of models. */
export const vendorWords = {
  grok: { name: 'Grok', lightName: 'grok-mini', keyPlace: 'console.x.ai' },
  openai: { name: 'OpenAI', lightName: 'openai-mini', keyPlace: 'platform.openai.com/api-keys' },
  anthropic: {
    name: 'Anthropic',
    lightName: 'anthropic-haiku',
    keyPlace: 'console.anthropic.com',
  },
  gemini: { name: 'Gemini', lightName: 'gemini-flash', keyPlace: 'aistudio.google.com' },
} as const satisfies Record<string, VendorWords>;

export type Vendor = keyof typeof vendorWords;
export type Provider = Vendor | 'local';

export const vendorIds = Object.keys(vendorWords) as Vendor[];
export const providers: readonly Provider[] = [...vendorIds, 'local'];

/** As it stands within a sentence. */
export const providerName = (provider: Provider): string =>
  provider === 'local' ? 'the local model' : vendorWords[provider].name;

export const modelTiers = ['light', 'advanced'] as const;
export type ModelTier = (typeof modelTiers)[number];

export const difficulties = ['easy', 'moderate', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

export const fitnessLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type FitnessLevel = (typeof fitnessLevels)[number];

interface GenerationDefaults {
  provider: Provider;
  modelTier: ModelTier;
  difficulty: Difficulty;
  source: string;
}

export const generationDefaults: GenerationDefaults = {
  provider: 'openai',
  modelTier: 'advanced',
  difficulty: 'moderate',
  source: 'ai',
};

/** Spec §9, recent workouts history. */
export const recentWorkoutsLimit = 10;

/** Spec §4: the older store restores a workout only this long after it was generated. */
export const restoreWindowHours = 24;

export interface Bounds {
  min: number;
  max: number;
}

/**
 * What a number in a workout may be once it has been read. Wider than what the
 * form allows, so that a hand-made plan survives, but never absurd.
 */
export const bounds = {
  itemSeconds: { min: 1, max: 7200 },
  restSeconds: { min: 0, max: 3600 },
  secondsPerRep: { min: 0.2, max: 60 },
  reps: { min: 1, max: 1000 },
  sets: { min: 1, max: 30 },
  rounds: { min: 1, max: 100 },
  minutes: { min: 1, max: 240 },
  weightPercentage: { min: 1, max: 200 },
  weightKg: { min: 0, max: 1000 },
  rpe: { min: 1, max: 10 },
  rir: { min: 0, max: 10 },
  distanceMeters: { min: 1, max: 500_000 },
  calories: { min: 1, max: 10_000 },
  /** Seconds per unit of distance, or watts. */
  pace: { min: 1, max: 3600 },
  heartRate: { min: 30, max: 230 },
  everySeconds: { min: 5, max: 3600 },
  capSeconds: { min: 10, max: 8 * 3600 },
} as const satisfies Record<string, Bounds>;

/** Items read from one workout, over all its phases; the rest of a longer list is left out. */
export const maxItems = 200;

export const blockLimits = { blocks: 12, items: 40, rungs: 60, titleLength: 200 } as const;

/** Of one field of text, and of one list of lines such as cues or safety notes. */
export const textLimits = { length: 20_000, lines: 50 } as const;
