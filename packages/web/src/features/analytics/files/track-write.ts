import {
  type Activity,
  type ActivitySport,
  metersOf,
  sportFacts,
} from '@cadence/domain/analytics/activity/activity';
import { type TraceRow, traceRows } from '@cadence/domain/analytics/activity/trace';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { escapeXml } from './xml.ts';

const tcxSports: Partial<Record<ActivitySport, string>> = { run: 'Running', ride: 'Biking' };

const element = (name: string, content: string | number | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;

const rowsOf = ({ trace }: Activity): TraceRow[] => (trace ? traceRows(trace) : []);
const instant = (ms: number) => new Date(ms).toISOString();

function tcxPoint(row: TraceRow, startedMs: number): string {
  const { latitude, longitude, altitude, meters, heartRate } = row;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const place = isPlaced
    ? element(
        'Position',
        element('LatitudeDegrees', latitude) + element('LongitudeDegrees', longitude),
      )
    : '';
  return element(
    'Trackpoint',
    element('Time', instant(startedMs + row.seconds * 1000)) +
      place +
      element('AltitudeMeters', altitude) +
      element('DistanceMeters', meters) +
      (heartRate === undefined ? '' : element('HeartRateBpm', element('Value', heartRate))),
  );
}

/** Laps one after the other, each with the points of its time. */
export function writeTcx(activity: Activity): string {
  const { sport, startedMs, seconds, title, notes } = activity;
  const sets = activity.exercises.flatMap((exercise) => exercise.sets);
  const whole: LoggedSet = { seconds, distanceMeters: metersOf(activity) };
  const isByLaps = sets.length > 0 && sets.every((set) => set.seconds !== undefined);
  const rows = rowsOf(activity);
  let at = 0;
  const laps = (isByLaps ? sets : [whole]).map((lap, i, all) => {
    const from = at;
    at += lap.seconds ?? 0;
    const isLast = i === all.length - 1;
    const own = rows.filter((row) => row.seconds >= from && (isLast || row.seconds < at));
    const points = own.map((row) => tcxPoint(row, startedMs)).join('');
    return `<Lap StartTime="${instant(startedMs + from * 1000)}">${
      element('TotalTimeSeconds', lap.seconds ?? 0) +
      element('DistanceMeters', lap.distanceMeters ?? 0) +
      element('Calories', Math.round(lap.calories ?? 0)) +
      element('Intensity', 'Active') +
      element('TriggerMethod', 'Manual') +
      (points && element('Track', points))
    }</Lap>`;
  });
  const plan = title
    ? `<Training VirtualPartner="false"><Plan Type="Workout" IntervalWorkout="false">${element('Name', escapeXml(title))}</Plan></Training>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${tcxSports[sport] ?? 'Other'}">${
    element('Id', instant(startedMs)) +
    laps.join('') +
    element('Notes', notes && escapeXml(notes)) +
    plan
  }</Activity></Activities></TrainingCenterDatabase>
`;
}

function gpxPoint(
  { seconds, latitude, longitude, altitude, heartRate }: TraceRow,
  startedMs: number,
) {
  const heart =
    heartRate === undefined
      ? ''
      : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heartRate}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`;
  return `<trkpt lat="${latitude}" lon="${longitude}">${
    element('ele', altitude) + element('time', instant(startedMs + seconds * 1000)) + heart
  }</trkpt>`;
}

/** Only what has places: GPX is a line on a map. */
export function writeGpx(activity: Activity): string {
  const placed = rowsOf(activity).filter(({ latitude }) => latitude !== undefined);
  const { title, notes, sport, startedMs } = activity;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cadence" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk>${
    element('name', title && escapeXml(title)) +
    element('desc', notes && escapeXml(notes)) +
    element('type', sportFacts[sport].title) +
    element('trkseg', placed.map((row) => gpxPoint(row, startedMs)).join(''))
  }</trk></gpx>
`;
}
