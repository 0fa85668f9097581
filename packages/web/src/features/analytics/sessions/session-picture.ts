import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { minutesText } from '../../../ui/minutes-text.ts';
import { bar, barsOf, tokens } from '../../../ui/strip/picture-bars.ts';
import { phaseWords, presentPhases, segmentsOf } from '../../../ui/strip/strip-segments.ts';
import { currentPreferences } from '../data/preferences.ts';
import { stripSteps } from './session-strip.ts';

const size = { width: 1200, height: 630, margin: 72 } as const;
const day = dateFormat({ dateStyle: 'full' });

/** Nothing where the user wants no figures on pictures. */
export function factsOf({ duration, completion }: WorkoutSession, isDetailed: boolean): string {
  if (!isDetailed) return '';
  return [
    minutesText(duration.actual),
    `${completion.completedExercises} of ${completion.totalExercises} exercises`,
    `${completion.percentage} %`,
  ].join(' · ');
}

const sumSeconds = (steps: readonly TimerStep[]) =>
  steps.reduce((sum, { duration }) => sum + duration, 0);

/** Cut with an ellipsis where it would not fit. */
function fitText(brush: CanvasRenderingContext2D, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && brush.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

interface Brush {
  brush: CanvasRenderingContext2D;
  colour: (token: string) => string;
}

function write({ brush, colour }: Brush, text: string, y: number, font: string, token: string) {
  brush.font = `${font} Archivo, Arial, sans-serif`;
  brush.fillStyle = colour(token);
  brush.fillText(fitText(brush, text, size.width - 2 * size.margin), size.margin, y);
}

/** As long as its share of the plan. */
function drawStrip(
  { brush, colour }: Brush,
  steps: readonly TimerStep[],
  y: number,
  share = 1,
): void {
  const width = (size.width - 2 * size.margin) * share;
  brush.save();
  brush.beginPath();
  brush.roundRect(size.margin, y, width, bar.height, bar.radius);
  brush.clip();
  for (const { phase, x, width: barWidth } of barsOf(steps, width)) {
    brush.fillStyle = colour(tokens[phase]);
    brush.fillRect(size.margin + x, y, barWidth, bar.height);
  }
  brush.restore();
}

function drawLegend({ brush, colour }: Brush, steps: readonly TimerStep[], y: number): void {
  brush.font = '600 24px Archivo, Arial, sans-serif';
  let x: number = size.margin;
  for (const phase of presentPhases(segmentsOf(steps))) {
    brush.fillStyle = colour(tokens[phase]);
    brush.beginPath();
    brush.roundRect(x, y - 19, 22, 22, 5);
    brush.fill();
    brush.fillStyle = colour('--ink-2');
    brush.fillText(phaseWords[phase], x + 32, y);
    x += 32 + brush.measureText(phaseWords[phase]).width + 30;
  }
}

function draw(on: Brush, session: WorkoutSession): void {
  const { brush, colour } = on;
  const { pictureDetails } = currentPreferences().privacy;
  const planned = stripSteps(session, 'planned');
  brush.fillStyle = colour('--paper');
  brush.fillRect(0, 0, size.width, size.height);
  const dayWords = pictureDetails ? day().format(new Date(session.date)) : '';
  write(on, dayWords, 104, '550 30px', '--ink-2');
  // Where a browser cannot widen it, it is drawn as it is.
  brush.fontStretch = 'expanded';
  write(on, session.title, 176, '800 64px', '--ink');
  brush.fontStretch = 'normal';
  write(on, factsOf(session, pictureDetails), 236, '650 34px', '--ink');
  write(on, 'Planned', 306, '550 26px', '--ink-2');
  drawStrip(on, planned, 322);
  write(on, 'Done', 424, '550 26px', '--ink-2');
  const done = stripSteps(session, 'done');
  drawStrip(on, done, 440, sumSeconds(done) / (sumSeconds(planned) || 1));
  drawLegend(on, planned, 562);
  brush.textAlign = 'right';
  brush.fontStretch = 'expanded';
  brush.font = '800 30px Archivo, Arial, sans-serif';
  brush.fillStyle = colour('--ink');
  brush.fillText('Cadence', size.width - size.margin, 562);
}

/** A picture of the session's strip to show to others; null where the browser cannot draw. */
export async function paintSession(session: WorkoutSession): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size.width, height: size.height });
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const styles = getComputedStyle(document.documentElement);
  const colour = (token: string) => styles.getPropertyValue(token).trim();
  await document.fonts.ready;
  draw({ brush, colour }, session);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
