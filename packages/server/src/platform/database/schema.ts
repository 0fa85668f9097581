import type { Generated } from 'kysely';
import type { CoachingTables } from './coaching-tables.ts';

/** The tables as the queries see them: the same on both engines. Instants are ISO text in UTC. */
export interface Tables extends CoachingTables {
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    created_at: string;
    /** The number of the last change to this user's sessions. */
    session_changes: Generated<number>;
    /** The number of the last change to this user's items. */
    item_changes: Generated<number>;
  };
  tokens: {
    user_id: string;
    hash: string;
    created_at: string;
    expires_at: string;
    /** The browser and system that signed in, in words. */
    device: Generated<string>;
    /** What a personal token is for, and what it may do, by spaces; null for a sign-in. */
    name: string | null;
    scopes: string | null;
  };
  recovery_codes: {
    user_id: string;
    hash: string;
    created_at: string;
    /** Null for those that the user keeps; one from whoever runs the server ends soon. */
    expires_at: string | null;
  };
  passkeys: {
    user_id: string;
    /** Of the credential, as the device names it. */
    id: string;
    /** The address of the page that it was made on: 'https://cadence.example'. */
    origin: string;
    public_key: string;
    /** How often it was used, where the device counts: text, since it passes a plain integer. */
    counter: string;
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  passkey_challenges: {
    user_id: string;
    hash: string;
    created_at: string;
    expires_at: string;
  };
  sessions: {
    user_id: string;
    id: string;
    /** Which of the user's changes it was stored by: what a reader's cursor goes by. */
    change_number: Generated<number>;
    /** When the server last stored it. */
    stored_at: string;
    /** When a device last changed it: what decides between two versions. */
    updated_at: string;
    /** Null once deleted; read and written through `documents.ts`. */
    document: string | null;
  };
  workouts: {
    user_id: string;
    id: string;
    generated_at: string;
    /** One that the coach has proposed is nobody's until it is taken. */
    status: 'proposed' | 'generated' | 'started' | 'completed' | 'abandoned';
    /** 0 or 1: the one type that both engines read back alike. */
    favourite: number;
    document: string;
  };
  generation_answers: {
    user_id: string;
    request_key: string;
    /** Of the body that was answered: another one under the same key is refused. */
    body_hash: string;
    answered_at: string;
    document: string;
  };
  voice_profiles: {
    user_id: string;
    updated_at: string;
    document: string;
  };
  user_items: {
    user_id: string;
    kind: string;
    id: string;
    /** Which of the user's changes it was stored by: what a reader's cursor goes by. */
    change_number: number;
    /** When a device last changed it, and which: what decides between two versions. */
    changed_at: string;
    device_id: string;
    /** Null once deleted; else `{ value }`, read and written through `documents.ts`. */
    document: string | null;
  };
  assessments: {
    user_id: string;
    id: string;
    started_at: string;
    /** Null while it is under way. */
    submitted_at: string | null;
    document: string;
  };
  programs: {
    user_id: string;
    id: string;
    created_at: string;
    /** Of those that are not deleted, the one with the latest is the current one. */
    current_at: string;
    deleted_at: string | null;
    /** Where the user jumped to. */
    pointer_week: number | null;
    pointer_session: number | null;
    pointer_at: string | null;
    request_key: string | null;
    /** Of the body that was answered: another one under the same key is refused. */
    body_hash: string | null;
    /** The program without its sessions. */
    document: string;
  };
  program_sessions: {
    user_id: string;
    program_id: string;
    week: number;
    session: number;
    workout_id: string;
    title: string;
    focus: string;
    /** A plain day. */
    date: string;
    date_at: string;
    moves: number;
    status: 'planned' | 'completed' | 'skipped';
    status_at: string;
    /** Null while its workout is as it was built. */
    workout_at: string | null;
    /** Its workout. */
    document: string;
  };
  calendar_links: {
    user_id: string;
    hash: string;
    created_at: string;
  };
  shares: {
    user_id: string;
    id: string;
    hash: string;
    kind: 'workout' | 'timer' | 'program' | 'session';
    title: string;
    created_at: string;
    expires_at: string;
    /** What it shows, as it was when it was shared. */
    document: string;
  };
  classes: {
    /** Who leads it. */
    user_id: string;
    id: string;
    /** Of the code. */
    hash: string;
    title: string;
    created_at: string;
    expires_at: string;
    /** Of what is live: two who change it at once do not undo each other. */
    revision: number;
    /** Where its clock stands, and who has joined. */
    live: string;
    /** The workout that is played. */
    document: string;
  };
  reminder_devices: {
    user_id: string;
    /** Of the sign-in that it goes with. */
    token_hash: string;
    /** Of the address: a browser belongs to whoever signed in there last. */
    endpoint_hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** By spaces. */
    kinds: string;
    /** After midnight, by the clocks of the zone. */
    minutes: number;
    quiet_from: number;
    quiet_to: number;
    zone: string;
    changed_at: string;
    /** Of the reminder that comes next, and when it is tried; later than due after a failure. */
    due_at: string;
    next_at: string;
    attempts: number;
  };
  model_connections: {
    user_id: string;
    provider: string;
    /** Locked with the server's own key; null where none is needed. */
    sealed_key: string | null;
    /** Of a server on this machine; empty for a vendor, whose address is a setting. */
    base_url: string;
    model: string;
    light_model: string;
    /** 0 or 1. */
    for_coach: number;
    for_all: number;
    connected_at: string;
  };
  model_usage: {
    user_id: string;
    /** Whose connection was used: 'own' or 'server'. */
    source: string;
    provider: string;
    model: string;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    last_at: string;
  };
  conversations: {
    user_id: string;
    id: string;
    created_at: string;
    updated_at: string;
    message_count: number;
    request_key: string | null;
    body_hash: string | null;
    /** All but its messages. */
    document: string;
  };
  coach_messages: {
    user_id: string;
    conversation_id: string;
    /** From 1 on, in the order of the conversation. */
    number: number;
    /** Of the request that the user's message came with. */
    request_key: string | null;
    body_hash: string | null;
    search_text: string;
    document: string;
  };
  goal_analyses: {
    user_id: string;
    id: string;
    created_at: string;
    document: string;
  };
  learned_facts: {
    user_id: string;
    id: string;
    slot: string;
    value_key: string;
    learned_at: string;
    document: string;
  };
  coach_context: {
    user_id: string;
    key: string;
    updated_at: string;
    /** `{ value }`. */
    document: string;
  };
  unlocked_features: {
    user_id: string;
    id: string;
    unlocked_at: string;
    acknowledged_at: string | null;
  };
  coach_flags: {
    user_id: string;
    id: string;
    raised_at: string;
    kind: 'stop' | 'hold';
    lifted_at: string | null;
  };
}

export type TableName = keyof Tables;

/** In an order in which rows can be inserted: who is referred to comes first. */
export const tablesInOrder = [
  'users',
  'tokens',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'sessions',
  'workouts',
  'generation_answers',
  'voice_profiles',
  'user_items',
  'assessments',
  'programs',
  'program_sessions',
  'calendar_links',
  'shares',
  'coach_grants',
  'coach_comments',
  'coach_changes',
  'clients',
  'classes',
  'reminder_devices',
  'model_connections',
  'model_usage',
  'conversations',
  'coach_messages',
  'goal_analyses',
  'learned_facts',
  'coach_context',
  'unlocked_features',
  'coach_flags',
] as const satisfies readonly TableName[];

/** What tells the rows of one user apart, in the order of the table's key. */
export const keyColumns: { readonly [T in TableName]: readonly (keyof Tables[T] & string)[] } = {
  users: [],
  tokens: ['hash'],
  recovery_codes: ['hash'],
  passkeys: ['id'],
  passkey_challenges: ['hash'],
  sessions: ['id'],
  workouts: ['id'],
  generation_answers: ['request_key'],
  voice_profiles: [],
  user_items: ['kind', 'id'],
  assessments: ['id'],
  programs: ['id'],
  program_sessions: ['program_id', 'week', 'session'],
  calendar_links: [],
  shares: ['id'],
  coach_grants: ['id'],
  coach_comments: ['id'],
  coach_changes: ['id'],
  clients: ['athlete'],
  classes: ['id'],
  reminder_devices: ['token_hash'],
  model_connections: ['provider'],
  model_usage: ['source', 'provider', 'model'],
  conversations: ['id'],
  coach_messages: ['conversation_id', 'number'],
  goal_analyses: ['id'],
  learned_facts: ['id'],
  coach_context: ['key'],
  unlocked_features: ['id'],
  coach_flags: ['id', 'raised_at'],
};

/** What must never leave the database, not even in the user's own download. */
export const secretColumns: { readonly [T in TableName]?: readonly (keyof Tables[T] & string)[] } =
  {
    users: ['password_hash'],
    tokens: ['hash'],
    recovery_codes: ['hash'],
    passkeys: ['id', 'public_key'],
    passkey_challenges: ['hash'],
    calendar_links: ['hash'],
    shares: ['hash'],
    coach_grants: ['hash'],
    classes: ['hash', 'live'],
    reminder_devices: ['token_hash', 'endpoint_hash', 'endpoint', 'p256dh', 'auth'],
    model_connections: ['sealed_key'],
  };
