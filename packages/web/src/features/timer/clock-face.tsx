/** Advances of the condensed figures, in em: tabular, so every digit is as wide as the next. */
const digitEm = 0.43;
const colonEm = 0.22;

/** How wide the text is, in em. The screen has it as --ems, to make room for it. */
export function clockEms(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign === ':' ? colonEm : digitEm), 0);
}

interface ClockFaceProps {
  text: string;
  label: string;
}

/** As large as its box allows, whichever side ends first. */
export function ClockFace({ text, label }: ClockFaceProps) {
  return (
    <div role="timer" aria-label={label} className="run-clock clock">
      <span className="run-digits">{text}</span>
    </div>
  );
}
