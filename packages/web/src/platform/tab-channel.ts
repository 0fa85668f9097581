/** Tells the other tabs of this browser. Where there is none of its kind they hear at a reload. */
export function openTabChannel<T>(
  name: string,
  onMessage: (message: T) => void,
): { post: (message: T) => void } {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {} };
  const channel = new BroadcastChannel(`cadence-${name}`);
  channel.onmessage = ({ data }: MessageEvent<T>) => onMessage(data);
  return { post: (message) => channel.postMessage(message) };
}
