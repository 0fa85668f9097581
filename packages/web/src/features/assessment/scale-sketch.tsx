const rows = [64, 38, 82, 50, 24];
const strokes = ['stroke-work', 'stroke-rest', 'stroke-warm', 'stroke-cool', 'stroke-shift'];

/** Scales, and rings where marks could be. */
export function ScaleSketch() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 190" className="w-full">
      {rows.map((at, index) => {
        const y = 20 + index * 37;
        return (
          <g key={at}>
            <rect x="10" y={y - 3} width="340" height="6" rx="3" className="fill-ink/9" />
            {[0, 25, 50, 75, 100].map((tick) => (
              <rect
                key={tick}
                x={9 + tick * 3.4}
                y={y - 8}
                width="2"
                height="16"
                rx="1"
                className="fill-ink/15"
              />
            ))}
            <circle
              cx={10 + at * 3.4}
              cy={y}
              r="10"
              strokeWidth="3"
              strokeDasharray="4 3.85"
              className={`fill-sunken ${strokes[index]}`}
            />
          </g>
        );
      })}
    </svg>
  );
}
