/** Fill and width of each block, in the order of a workout. */
const blocks = [
  ['bg-intro-bar', 28],
  ['bg-warm', 66],
  ['bg-work', 67],
  ['bg-rest', 22],
  ['bg-work', 65],
  ['bg-rest', 23],
  ['bg-work', 64],
  ['bg-cool', 62],
] as const;

/**
 * The strip as a decoration along the bottom of a page. Drawn by itself, since the
 * strip brings along what makes it explorable, which the sign-in page must not load.
 */
export function PageEdge() {
  return (
    <div aria-hidden="true" className="flex h-4 lg:h-24">
      {blocks.map(([fill, width]) => (
        <span key={width} className={`strip-segment ${fill}`} style={{ flexGrow: width }} />
      ))}
    </div>
  );
}
