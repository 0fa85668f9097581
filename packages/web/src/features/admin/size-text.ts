const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** '1.4 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${number.format(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${number.format(bytes / 1_000_000)} MB`;
  return `${number.format(bytes / 1_000_000_000)} GB`;
}
