const phases = [
  ['phase-work', 'Work', 'Move until the clock runs out.'],
  ['phase-rest', 'Rest', 'Breathe. The next step starts by itself.'],
  ['phase-warm', 'Warm-up', 'Easy, and before anything hard.'],
  ['phase-cool', 'Cool-down', 'Slow it down and stretch.'],
  ['phase-intro', 'Intro', 'Get ready and see what is first.'],
  ['phase-shift', 'Transition', 'A few seconds to change places.'],
] as const;

/** What a colour means is the same on every page. */
export function PhaseKey() {
  return (
    <section>
      <h2 className="eyebrow mb-3">What the colours mean</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {phases.map(([look, name, text]) => (
          <li key={name} className={`rounded-card p-4 sm:p-5 ${look}`}>
            <p className="display text-lg">{name}</p>
            <p className="mt-1.5 font-[500]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
