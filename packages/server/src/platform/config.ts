import { resolve } from 'node:path';
import { type ProviderName, providerNames } from '@cadence/contract/workout/provider-names';
import { type Provider, type Vendor, vendorIds } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';
import type { S3Config } from './blobs/blobs-s3.ts';
import type { ProviderConfig } from './models/vendors/vendor.ts';
import { vendors } from './models/vendors/vendors.ts';
import { type EngineId, engineIds } from './speech/engine.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

function setting<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(z.transform(blankIsUnset), schema);
}

const wholeNumber = (fallback: number, min: number, max: number) =>
  setting(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback));

const flag = (fallback: boolean) =>
  setting(
    z._default(
      z.pipe(
        z.enum(['0', '1', 'true', 'false']),
        z.transform((value) => value === '1' || value === 'true'),
      ),
      fallback,
    ),
  );

const text = (fallback: string) => setting(z._default(z.string().check(z.trim()), fallback));

/** It travels in a header: a line break or a letter beyond ASCII would break every call. */
const secret = setting(
  z.optional(z.string().check(z.trim(), z.minLength(1), z.regex(/^[\x21-\x7e]+$/))),
);

const address = (fallback: string) =>
  setting(z._default(z.string().check(z.trim(), z.regex(/^https?:\/\/[^\s@]+$/)), fallback));

/** Names of a style each, or one for all. */
const voiceNames = (fallback: string) =>
  setting(z._default(z.string().check(z.trim(), z.regex(/^[\w.-]+(,[\w.-]+){0,3}$/)), fallback));

const price = (fallback: number) =>
  setting(z._default(z.coerce.number().check(z.gte(0), z.lte(1000)), fallback));

const environment = z.object({
  PORT: wholeNumber(3000, 0, 65535),
  HOST: setting(z._default(z.string(), 'localhost')),
  CADENCE_DATA: setting(z._default(z.string(), 'data')),
  DATABASE_URL: setting(z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//)))),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  REDIS_URL: setting(z.optional(z.string().check(z.regex(/^rediss?:\/\//)))),
  LOG_LEVEL: setting(
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  ),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  CORS_ORIGINS: setting(z._default(z.string(), '')),
  RATE_LIMIT_PER_MINUTE: wholeNumber(600, 1, 1_000_000_000),
  ACCOUNT_MB: wholeNumber(256, 1, 1_000_000),
  REGISTRATION: setting(z._default(z.enum(['open', 'invitation', 'closed']), 'open')),
  INVITATION: setting(z.optional(z.string().check(z.trim(), z.minLength(8), z.maxLength(200)))),
  SMTP_URL: setting(z.optional(z.string().check(z.trim(), z.regex(/^smtps?:\/\/\S+$/)))),
  SMTP_FROM: setting(z.optional(z.string().check(z.trim(), z.regex(/^[^\r\n]*@[^\r\n]+$/)))),
  PUBLIC_URL: address(''),
  PUSH_LOOPBACK: flag(false),
  SECRET_KEY: setting(z.optional(z.string().check(z.trim(), z.minLength(32)))),
  ADMIN_EMAILS: setting(z._default(z.string(), '')),
  METRICS_TOKEN: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: address(''),
  OTEL_SERVICE_NAME: text('cadence'),
  DRAIN_SECONDS: wholeNumber(0, 0, 300),
  STOP_SECONDS: wholeNumber(10, 1, 600),
  CADENCE_DEMO: flag(false),
  // The vendor's own name for Grok's key.
  XAI_API_KEY: secret,
  LOCAL_MODEL_URL: address(''),
  LOCAL_MODEL: text('llama3.1'),
  LOCAL_MODEL_LIGHT: text(''),
  MODEL_TIMEOUT_SECONDS: wholeNumber(45, 1, 600),
  MODEL_CALLS_PER_HOUR: wholeNumber(30, 0, 1_000_000),
  COACH_PROVIDER: setting(z._default(z.enum(['none', ...providerNames]), 'none')),
  VOICE_ENGINE: setting(z._default(z.enum(['auto', ...engineIds, 'none']), 'auto')),
  VOICE_CACHE_MB: wholeNumber(500, 1, 1_000_000),
  VOICE_TIMEOUT_SECONDS: wholeNumber(10, 1, 120),
  VOICE_WARM_UP: flag(true),
  PIPER_VOICE_DIR: text(''),
  OPENAI_VOICE_MODEL: text('gpt-4o-mini-tts'),
  OPENAI_VOICES: voiceNames('coral,sage,onyx,shimmer'),
  OPENAI_VOICE_USD_PER_1000: price(0.015),
  ELEVENLABS_API_KEY: secret,
  ELEVENLABS_BASE_URL: address('https://api.elevenlabs.io'),
  ELEVENLABS_VOICE_MODEL: text('eleven_flash_v2_5'),
  ELEVENLABS_VOICES: voiceNames('21m00Tcm4TlvDq8ikWAM'),
  ELEVENLABS_VOICE_USD_PER_1000: price(0.1),
  S3_ENDPOINT: address(''),
  S3_BUCKET: setting(z.optional(z.string().check(z.trim(), z.regex(/^[\w.-]{3,63}$/)))),
  S3_REGION: setting(z._default(z.string().check(z.trim(), z.regex(/^[\w-]+$/)), 'us-east-1')),
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
});

const forEachVendor = <T>(make: (vendor: Vendor) => T): Record<Vendor, T> =>
  Object.fromEntries(vendorIds.map((vendor) => [vendor, make(vendor)])) as Record<Vendor, T>;

/** What a vendor's setting is called in the environment, behind the vendor's name. */
const vendorSettings = forEachVendor((vendor) => {
  const { baseUrl, models } = vendors[vendor];
  return z.object({
    API_KEY: secret,
    BASE_URL: address(baseUrl),
    MODEL: text(models.advanced),
    MODEL_LIGHT: text(models.light),
  });
});

const everything = z.extend(environment, { vendors: z.object(vendorSettings) });

type Settings = z.infer<typeof everything>;
type Environment = Record<string, string | undefined>;

const vendorSetting = (vendor: Vendor, name: string): string =>
  `${vendors[vendor].settings}_${name}`;

export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...vendorIds.flatMap((vendor) =>
    Object.keys(vendorSettings[vendor].shape).map((name) => vendorSetting(vendor, name)),
  ),
];

function withVendors(env: Environment) {
  const own = (vendor: Vendor) => {
    const names = Object.keys(vendorSettings[vendor].shape);
    return Object.fromEntries(names.map((name) => [name, env[vendorSetting(vendor, name)]]));
  };
  return { ...env, vendors: forEachVendor(own) };
}

function wrongSetting([place, vendor, name]: readonly PropertyKey[]): string {
  return place === 'vendors' ? vendorSetting(vendor as Vendor, String(name)) : String(place);
}

export interface ModelsConfig {
  /** For the drafts of one request, retries and all. */
  timeoutSeconds: number;
  providers: Record<Provider, ProviderConfig>;
}

export interface HostedVoiceConfig {
  apiKey: string | null;
  baseUrl: string;
  model: string;
  /** The vendor's own names, one for each style in the order of the styles, or one for all. */
  voices: string[];
  usdPerThousandCharacters: number;
}

export interface SpeechConfig {
  /** The engines to try, in this order. */
  engines: EngineId[];
  /** Clips, and the embedded voice's files. */
  folder: string;
  cacheBytes: number;
  /** For one line of a hosted voice, retries and all. */
  timeoutSeconds: number;
  /** Whether the voice is loaded, and the stock of lines made, as soon as the server listens. */
  warmUp: boolean;
  /** Where clips are kept instead of in the folder. */
  s3: S3Config | null;
  piperVoiceFolder: string | null;
  openai: HostedVoiceConfig;
  elevenlabs: HostedVoiceConfig;
}

export interface MailConfig {
  /** With the password of the mail server in it. */
  url: string;
  from: string;
  publicUrl: string;
}

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Over which several instances tell each other what happens; null for one alone. */
  redisUrl: string | null;
  logLevel: string;
  /** How many proxies stand in front: an address beyond them is only what a caller claims. */
  trustProxy: number;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  /** What may be stored of one user. */
  accountBytes: number;
  registration: { kind: 'open' | 'closed' } | { kind: 'invitation'; invitation: string };
  /** Where it is reached from outside, without a slash at its end; empty where it is not set. */
  publicUrl: string;
  /** For trying it out: push services on this machine are allowed. */
  pushLoopback: boolean;
  /** Null where no mail is sent. */
  mailServer: MailConfig | null;
  /** What stored keys are locked with; null for a file in the data folder. */
  secretKey: string | null;
  /** Who runs this server; whoever came first where none is named. */
  adminEmails: string[];
  /** Who reads the metrics from elsewhere; null for this machine alone. */
  metricsToken: string | null;
  /** Where spans are sent; null for nowhere. */
  traces: { endpoint: string; serviceName: string } | null;
  /** Between the word that it stops and the end of new requests. */
  drainSeconds: number;
  /** For what is under way when it stops. */
  stopSeconds: number;
  demo: boolean;
  /** Of one user. */
  modelCallsPerHour: number;
  /** Whose model words the coach's answers; null for Cadence's own words. */
  coachProvider: ProviderName | null;
  models: ModelsConfig;
  speech: SpeechConfig;
}

const listFrom = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function enginesFrom(engine: Settings['VOICE_ENGINE']): EngineId[] {
  if (engine === 'none') return [];
  return engine === 'auto' ? [...engineIds] : [engine];
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of it or none: with half of it, clips would silently go to the disk. */
function s3From(settings: Settings): S3Config | null {
  const missing = s3Names.filter((name) => !settings[name]);
  if (missing.length === s3Names.length) return null;
  if (missing.length > 0) {
    throw new Error(`For clips on S3 these settings are missing: ${missing.join(', ')}.`);
  }
  return {
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET ?? '',
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Without the words it would let nobody in, or everybody. */
function registrationFrom({ REGISTRATION: kind, INVITATION }: Settings): Config['registration'] {
  if (kind !== 'invitation') return { kind };
  if (!INVITATION) throw new Error('REGISTRATION=invitation needs INVITATION: the words to give.');
  return { kind, invitation: INVITATION };
}

const publicUrlFrom = ({ PUBLIC_URL }: Settings): string => PUBLIC_URL.replace(/\/+$/, '');

/** All of it or none: a mail without a sender or an address to go to helps nobody. */
function mailFrom(settings: Settings): MailConfig | null {
  const { SMTP_URL: url, SMTP_FROM: from } = settings;
  const publicUrl = publicUrlFrom(settings);
  if (!url) return null;
  if (!from || !publicUrl) throw new Error('SMTP_URL needs SMTP_FROM and PUBLIC_URL.');
  return { url, from, publicUrl };
}

function speechFrom(settings: Settings): SpeechConfig {
  const keys = {
    OPENAI: settings.vendors.openai,
    ELEVENLABS: { API_KEY: settings.ELEVENLABS_API_KEY, BASE_URL: settings.ELEVENLABS_BASE_URL },
  };
  const hosted = (prefix: keyof typeof keys): HostedVoiceConfig => ({
    apiKey: keys[prefix].API_KEY ?? null,
    baseUrl: keys[prefix].BASE_URL,
    model: settings[`${prefix}_VOICE_MODEL`],
    voices: settings[`${prefix}_VOICES`].split(','),
    usdPerThousandCharacters: settings[`${prefix}_VOICE_USD_PER_1000`],
  });
  return {
    engines: enginesFrom(settings.VOICE_ENGINE),
    folder: resolve(settings.CADENCE_DATA, 'voice'),
    cacheBytes: settings.VOICE_CACHE_MB * 1024 * 1024,
    timeoutSeconds: settings.VOICE_TIMEOUT_SECONDS,
    warmUp: settings.VOICE_WARM_UP,
    s3: s3From(settings),
    piperVoiceFolder: settings.PIPER_VOICE_DIR ? resolve(settings.PIPER_VOICE_DIR) : null,
    openai: hosted('OPENAI'),
    elevenlabs: hosted('ELEVENLABS'),
  };
}

function modelsFrom(settings: Settings): ModelsConfig {
  const hosted = forEachVendor((vendor): ProviderConfig => {
    const own = settings.vendors[vendor];
    const models = { advanced: own.MODEL, light: own.MODEL_LIGHT };
    return { apiKey: own.API_KEY ?? null, baseUrl: own.BASE_URL, models };
  });
  hosted.grok.apiKey ??= settings.XAI_API_KEY ?? null;
  const advanced = settings.LOCAL_MODEL;
  const models = { advanced, light: settings.LOCAL_MODEL_LIGHT || advanced };
  return {
    timeoutSeconds: settings.MODEL_TIMEOUT_SECONDS,
    providers: { ...hosted, local: { apiKey: null, baseUrl: settings.LOCAL_MODEL_URL, models } },
  };
}

/** Reads the settings, or says which of them is wrong; values stay unprinted, one may be a secret. */
export function readConfig(env: Environment): Config {
  const parsed = everything.safeParse(withVendors(env));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => wrongSetting(path)))];
    throw new Error(`These settings are not valid: ${names.join(', ')}. See docs/operations.md.`);
  }
  const settings = parsed.data;
  if (settings.CADENCE_DEMO && settings.DATABASE_URL) {
    throw new Error(
      'The demo has a well-known password: it runs only on a data folder of its own.',
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.CADENCE_DATA),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: listFrom(settings.CORS_ORIGINS),
    secretKey: settings.SECRET_KEY ?? null,
    adminEmails: listFrom(settings.ADMIN_EMAILS.toLowerCase()),
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    accountBytes: settings.ACCOUNT_MB * 1024 * 1024,
    registration: registrationFrom(settings),
    publicUrl: publicUrlFrom(settings),
    pushLoopback: settings.PUSH_LOOPBACK,
    mailServer: mailFrom(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: settings.OTEL_SERVICE_NAME,
        }
      : null,
    drainSeconds: settings.DRAIN_SECONDS,
    stopSeconds: settings.STOP_SECONDS,
    demo: settings.CADENCE_DEMO,
    modelCallsPerHour: settings.MODEL_CALLS_PER_HOUR,
    coachProvider: settings.COACH_PROVIDER === 'none' ? null : settings.COACH_PROVIDER,
    models: modelsFrom(settings),
    speech: speechFrom(settings),
  };
}
