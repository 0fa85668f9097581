/** Two measurements and the way between them. */
export function LineSketch() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 190" fill="none" className="w-full">
      {[30, 70, 110, 150].map((y) => (
        <path key={y} d={`M10 ${y}H350`} className="stroke-ink/9" strokeWidth="2" />
      ))}
      <path
        d="M70 132C140 128 200 84 290 54"
        className="stroke-ink/30"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <circle
        cx="70"
        cy="132"
        r="9"
        strokeDasharray="4 3.07"
        className="fill-sunken stroke-ink/40"
        strokeWidth="3"
      />
      <circle
        cx="290"
        cy="54"
        r="9"
        strokeDasharray="4 3.07"
        className="fill-sunken stroke-work"
        strokeWidth="3"
      />
      <path d="M70 168v10M290 168v10M10 173H350" className="stroke-ink/15" strokeWidth="2" />
    </svg>
  );
}
