import type { ExerciseHistory } from '@cadence/domain/analytics/lifts/exercise-history';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { coveredText, secondsText } from '@cadence/domain/timer/dose-text';
import { countText } from '@cadence/domain/workout/words';
import type { ReactNode } from 'react';
import { dateFormat } from '../../platform/dates/formats.ts';
import { showWeight } from '../../platform/items/show-weight.ts';

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const shownDays = 6;
const tenth = { maximumFractionDigits: 1 };

function setText({ weight, reps, seconds, distanceMeters, calories }: LoggedSet): string {
  const covered = coveredText({ distanceMeters, calories });
  if (covered !== undefined) return covered;
  if (reps !== undefined) {
    return weight === undefined ? countText(reps, 'rep') : `${showWeight(weight)} × ${reps}`;
  }
  return seconds === undefined ? '' : secondsText(seconds);
}

interface OwnHistoryProps {
  history: ExerciseHistory;
}

/** What one has done of it oneself: bests, the most for so many reps, and the last days. */
export function OwnHistory({ history }: OwnHistoryProps) {
  const { days, records, bestOneRepMax, longestSeconds, farthestMeters, mostReps } = history;
  if (days.length === 0) {
    return (
      <Part title="Your history">
        <p className="text-ink-2">Not done yet. Your sets and records will be listed here.</p>
      </Part>
    );
  }
  const bests = [
    bestOneRepMax !== null && `1RM about ${showWeight(bestOneRepMax, tenth)}`,
    mostReps !== null && mostReps > 0 && `${countText(mostReps, 'rep')} in a set`,
    longestSeconds !== null && longestSeconds > 0 && `${secondsText(longestSeconds)} at most`,
    farthestMeters !== null && `${coveredText({ distanceMeters: farthestMeters })} at most`,
  ].filter((one) => typeof one === 'string');
  return (
    <>
      <Part title="Your records">
        {bests.length > 0 && <p className="num font-[650]">{bests.join(' · ')}</p>}
        {records.length > 0 && (
          <table className="num w-full text-left">
            <thead className="text-ink-2 text-sm">
              <tr>
                <th className="py-1 font-[550]">Reps</th>
                <th className="py-1 font-[550]">Most</th>
                <th className="py-1 text-right font-[550]">On</th>
              </tr>
            </thead>
            <tbody>
              {records.map(({ reps, weight, date }) => (
                <tr key={reps} className="border-line border-t">
                  <td className="py-1.5">{reps}</td>
                  <td className="py-1.5 font-[650]">{showWeight(weight)}</td>
                  <td className="py-1.5 text-right text-ink-2">{day().format(new Date(date))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
      <Part title={`Done ${countText(days.length, 'time')}`}>
        <ul>
          {days.slice(0, shownDays).map(({ sessionId, date, sets }) => (
            <li key={sessionId} className="border-line border-t py-2 first:border-t-0">
              <p className="text-ink-2 text-sm">{day().format(new Date(date))}</p>
              <p className="num">{sets.map(setText).filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="eyebrow">{title}</h3>
      {children}
    </section>
  );
}
