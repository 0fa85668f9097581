const tests = ['\\.test\\.tsx?$', '/test-support/', '/test-setup\\.ts$'];
const testTools = '(^|node_modules/)(vitest|fast-check|@testing-library/[^/]+|jsdom)(/|$)';
const ours = (/** @type {string} */ names) => `^packages/(${names})/src/`;
const npm = (/** @type {string} */ names) => `(^|node_modules/)(@types/)?(${names})(/|$)`;

/** Each place with the places it may import, itself always included. */
const serverLayers = {
  app: ['features', 'http', 'platform'],
  features: ['http', 'platform'],
  http: ['platform'],
  platform: ['migrations'],
  migrations: ['platform'],
};
const webLayers = {
  main: ['app', 'ui', 'platform'],
  app: ['pages', 'features', 'gallery', 'ui', 'platform'],
  pages: ['features', 'ui', 'platform'],
  features: ['ui', 'platform'],
  gallery: ['ui'],
  ui: [],
  platform: [],
  sw: [],
};

/**
 * Workout, timer and exercises below; what is read and trained above them; planner, program and
 * coach on top. Nine pairs still know each other's types, from analytics with sync to profile with
 * planner: no pair may be added.
 */
const domainLayers = {
  workout: [],
  timer: ['workout'],
  exercise: ['reading', 'sync', 'workout'],
  figure: ['exercise'],
  reading: ['exercise', 'timer', 'workout'],
  analytics: ['exercise', 'profile', 'program', 'sync', 'timer', 'training', 'workout'],
  heart: ['analytics', 'training'],
  training: ['analytics', 'exercise', 'profile', 'reading', 'workout'],
  profile: ['exercise', 'planner', 'reading', 'sync', 'training', 'voice', 'workout'],
  sync: ['analytics', 'exercise', 'profile', 'workout'],
  voice: ['analytics', 'profile', 'timer', 'workout'],
  commands: ['profile', 'voice', 'workout'],
  camera: [],
  auth: [],
  planner: ['analytics', 'exercise', 'profile', 'reading', 'timer', 'training', 'workout'],
  program: ['analytics', 'exercise', 'planner', 'reading', 'timer', 'training', 'workout'],
  assessment: ['analytics', 'planner', 'reading', 'workout'],
  share: ['analytics', 'exercise', 'planner', 'program', 'reading', 'timer', 'workout'],
  class: ['exercise', 'planner', 'share', 'timer', 'workout'],
  coach: [
    ...['analytics', 'assessment', 'exercise', 'planner', 'profile', 'program', 'reading'],
    ...['timer', 'training', 'workout'],
  ],
  demo: ['analytics', 'assessment', 'exercise', 'program', 'sync', 'timer', 'workout'],
};

/** Who may use Kysely's values: `import type` of a table or of the database is free. */
const sqlPlaces = [
  '^packages/server/src/features/.+/store\\.ts$',
  '^packages/server/src/features/.+/[a-z]+-store\\.ts$',
  '^packages/server/src/platform/database',
  '^packages/server/src/migrations/',
];
const vendors =
  'pg|libsql|@libsql/[^/]+|@node-rs/argon2|fs-native-extensions|ai|@ai-sdk/[^/]+|ioredis|pino|@simplewebauthn/server|@aws-sdk/[^/]+';

/**
 * @param {'domain' | 'server' | 'web'} name
 * @param {Record<string, string[]>} layers
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layerRules(name, layers) {
  const place = (/** @type {string} */ layer) => `^packages/${name}/src/${layer}(/|\\.tsx?$)`;
  return Object.entries(layers).map(([layer, below]) => ({
    name: `${name}-${layer}-imports-downwards`,
    comment: `${name}/${layer} may import only ${[layer, ...below].join(', ')}.`,
    severity: 'error',
    from: { path: place(layer), pathNot: tests },
    to: { path: `^packages/${name}/src/`, pathNot: [layer, ...below].map(place) },
  }));
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'domain-stands-alone',
    comment: 'domain imports only itself.',
    severity: 'error',
    from: { path: ours('domain'), pathNot: tests },
    to: { pathNot: ours('domain') },
  },
  {
    name: 'domain-tests-stand-alone',
    comment: 'Tests of the domain import only the domain and the test tools.',
    severity: 'error',
    from: { path: `${ours('domain')}.*(\\.test\\.tsx?$|/test-support/)` },
    to: { pathNot: [ours('domain'), testTools] },
  },
  {
    name: 'reading-knows-no-plan',
    comment: 'What a message says does not depend on what is planned or answered.',
    severity: 'error',
    from: { path: `${ours('domain')}reading/`, pathNot: tests },
    to: { path: `${ours('domain')}(planner|coach|program)/` },
  },
  {
    name: 'planner-parses-no-text',
    comment:
      'Words are read once, in reading: the planner sees slots, made of claims by planner/request.',
    severity: 'error',
    from: {
      path: `${ours('domain')}planner/`,
      pathNot: [...tests, `${ours('domain')}planner/request/`],
    },
    to: { path: `${ours('domain')}reading/(engine|lexicon/terms|slots)/` },
  },
  {
    name: 'contract-knows-domain-and-zod',
    comment: 'contract imports only the domain and zod.',
    severity: 'error',
    from: { path: ours('contract') },
    to: { pathNot: [ours('contract|domain'), npm('zod'), testTools] },
  },
  {
    name: 'server-and-web-are-strangers',
    comment: 'server and web never import each other: what they share is the contract.',
    severity: 'error',
    from: { path: '^packages/(server|web)/' },
    to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'packages-do-not-reach-outside',
    comment: 'A package imports packages, never the tooling around them.',
    severity: 'error',
    from: { path: ours('[^/]+'), pathNot: tests },
    to: { path: '^(scripts|e2e|bench)/' },
  },
  {
    name: 'features-are-strangers',
    comment: 'features/x never imports features/y: the page or app.ts passes in what it needs.',
    severity: 'error',
    from: { path: '^packages/(server|web)/src/features/([^/]+)/', pathNot: tests },
    to: {
      path: '^packages/(server|web)/src/features/',
      pathNot: '^packages/$1/src/features/$2/',
    },
  },
  {
    name: 'sql-in-stores',
    comment: "Kysely's values belong to store.ts, platform/database and migrations.",
    severity: 'error',
    from: { path: '^packages/', pathNot: [...tests, ...sqlPlaces] },
    to: { path: npm('kysely'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'vendors-in-platform',
    comment: 'Vendor packages are known only to server/platform.',
    severity: 'error',
    from: { path: '^packages/', pathNot: [...tests, '^packages/server/src/platform/'] },
    to: { path: npm(vendors) },
  },
  {
    name: 'no-cycles',
    comment: 'Modules must not depend on each other in a circle.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { circular: true },
  },
  {
    name: 'imports-lead-somewhere',
    comment: 'The import cannot be resolved.',
    severity: 'error',
    from: { path: '^packages/' },
    // 'node' stands for a triple-slash reference to Node's types; a name with # for a folder that
    // the build of the page looks up, and fails without.
    to: {
      couldNotResolve: true,
      pathNot: ['^virtual:', '^node$', '^#(moonshine|onnxruntime|silero)/'],
    },
  },
  ...layerRules('domain', domainLayers),
  ...layerRules('server', serverLayers),
  ...layerRules('web', webLayers),
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
