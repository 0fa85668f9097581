export interface LazySource<T> {
  /** Null until it has been loaded. */
  loaded: () => T | null;
  /** Once, however often it is asked; after a failure anew, so that 'Try again' really does. */
  load: () => Promise<T>;
  /** Loads what will soon be shown, and ends when that is done or has failed. */
  preload: () => Promise<void>;
}

/** A part of the app that is fetched when it is wanted. */
export function lazySource<T>(fetchPart: () => Promise<T>): LazySource<T> {
  let part: T | null = null;
  let loading: Promise<T> | null = null;

  async function begin(): Promise<T> {
    try {
      part = await fetchPart();
      return part;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  function load(): Promise<T> {
    loading ??= begin();
    return loading;
  }

  return {
    loaded: () => part,
    load,
    // Whoever shows the part loads it again, and then tells what went wrong.
    preload: () =>
      load().then(
        () => {},
        () => {},
      ),
  };
}
