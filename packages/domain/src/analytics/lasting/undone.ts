interface MaybeDone {
  done?: boolean | undefined;
}

/** Which steps of a strip were not done; undefined where there are none. */
export function undoneIn(segments: readonly MaybeDone[]): ReadonlySet<number> | undefined {
  const undone = segments.flatMap(({ done }, index) => (done === false ? [index] : []));
  return undone.length > 0 ? new Set(undone) : undefined;
}
