/** As they name themselves, the ones that also name others first. */
const browsers: readonly [string, string][] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: readonly [string, string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
];

const named = (text: string, known: readonly [string, string][]) =>
  known.find(([sign]) => text.includes(sign))?.[1];

/** In words that tell a person which of their devices it is; nothing else of the header is kept. */
export function deviceFrom(userAgent: string | undefined): string {
  if (userAgent === undefined) return '';
  const [browser, system] = [named(userAgent, browsers), named(userAgent, systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
