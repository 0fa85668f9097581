import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';
import * as z from 'zod/mini';

const maxTextLength = 600;

const text = z
  .string('Send the text to speak')
  .check(
    z.trim(),
    z.minLength(1, 'There is nothing to speak'),
    z.maxLength(maxTextLength, `Use at most ${maxTextLength} characters`),
  );

const style = z._default(
  z.enum(voiceStyles, `Unknown style. Must be one of: ${voiceStyles.join(', ')}`),
  'instructional',
);

const voiceId = z.string('Name a voice').check(z.minLength(1), z.maxLength(100));
const sessionId = z.optional(z.nullable(z.string().check(z.maxLength(100))));
const shortText = z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters'));
const amount = z.number().check(z.gte(0), z.lte(100_000));

/** A name alone, or the exercise as the workout has it: what is not spoken is not looked at. */
const exercise = z.union(
  [
    shortText.check(z.minLength(1)),
    z.object({
      name: shortText.check(z.minLength(1)),
      duration: z.optional(z.nullable(amount)),
      reps: z.optional(z.nullable(z.union([amount, shortText]))),
      weight: z.optional(z.nullable(z.union([amount, shortText]))),
      side: z.optional(z.nullable(z.enum(['left', 'right', 'both']))),
    }),
  ],
  'Name the exercise',
);

const count = z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1000))));

const context = z.optional(
  z.nullable(
    z.object({
      user_name: z.optional(z.nullable(shortText.check(z.maxLength(40)))),
      round: count,
      total_rounds: count,
      set: count,
      total_sets: count,
      form_cue: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
    }),
  ),
);

const restSeconds = z
  .number('Say how long the rest is, in seconds')
  .check(z.gte(0, 'A rest cannot be negative'), z.lte(3600, 'A rest is an hour at most'));

export const generateBody = z.object({ text, voice_style: style, session_id: sessionId });

const announced = { context, voice_style: style, session_id: sessionId };
export const exerciseBody = z.object({ exercise, ...announced });
export const restBody = z.object({ rest_duration: restSeconds, ...announced });
export const smartRestBody = z.object({
  rest_duration: restSeconds,
  next_exercise: z.optional(z.nullable(exercise)),
  ...announced,
});

export const testVoiceBody = z.object({ voice_id: voiceId, text });

const clip = {
  /** On this server, unguessable, and for good. */
  audio_url: z.string(),
  cache_hit: z.boolean(),
  /** In US dollars: what a hosted voice would have cost. */
  cost_saved: z.number(),
  duration_ms: z.number(),
};
export const clipReply = z.object(clip);
export const announcementReply = z.object({ ...clip, text: z.string() });

export const voiceList = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string(),
      engine: z.string(),
      language: z.string(),
      styles: z.array(z.enum(voiceStyles)),
    }),
  ),
});

const storedProfile = z.object({
  /** Null while no engine can speak. */
  voice_id: z.nullable(z.string()),
  rate: z.number(),
  pitch: z.number(),
  volume: z.number(),
});

function perStyle<S extends z.core.$ZodType>(schema: S): Record<VoiceStyle, S> {
  return { motivational: schema, instructional: schema, sergeant: schema, encouraging: schema };
}

const factor = z
  .number()
  .check(z.gte(0.5, 'Use a number from 0.5 to 2'), z.lte(2, 'Use a number from 0.5 to 2'));

/** Spec §5: the volume is clamped, not refused. */
const volume = z.pipe(
  z.number(),
  z.transform((value) => Math.min(1, Math.max(0, value))),
);

/** What is left out stays as it is; a voice of null is the style's own. */
const changedProfile = z.optional(
  z.object({
    voice_id: z.optional(z.nullable(voiceId)),
    rate: z.optional(factor),
    pitch: z.optional(factor),
    volume: z.optional(volume),
  }),
);

export const profilesReply = z.object({ profiles: z.object(perStyle(storedProfile)) });
export const profilesBody = z.object({ profiles: z.strictObject(perStyle(changedProfile)) });

export const healthReply = z.object({
  status: z.enum(['ok', 'degraded']),
  /** What would speak now; `none` when nothing can. */
  engine: z.string(),
  engines: z.array(
    z.object({ id: z.string(), available: z.boolean(), reason: z.nullable(z.string()) }),
  ),
  cache: z.object({ entries: z.number(), bytes: z.number(), hit_rate_percent: z.number() }),
});

export const sessionStartBody = z.object({
  session_name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export const sessionStartReply = z.object({ success: z.boolean(), session_id: z.string() });
export const sessionEndReply = z.object({
  metrics: z.object({
    hit_rate_percent: z.number(),
    cost_savings: z.number(),
    avg_response_time_ms: z.number(),
  }),
});
