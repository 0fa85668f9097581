/**
 * The pages speak English: a month named in another language would stand, and be read out, wrong,
 * and '1.234' beside English words is a little more than one.
 */
export const pageLanguage = (): string =>
  /^en\b/.test(navigator.language) ? navigator.language : 'en-GB';

/** Made when it is first used and then kept: making one holds up a slow phone for many frames. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(pageLanguage(), options);
    return format;
  };
}

export function numberFormat(options?: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let format: Intl.NumberFormat | undefined;
  return () => {
    format ??= new Intl.NumberFormat(pageLanguage(), options);
    return format;
  };
}
