declare module 'fs-native-extensions' {
  /** False when another process holds the lock. */
  export function tryLock(fileDescriptor: number): boolean;
}
