import {
  type Activity,
  type ActivitySport,
  lapsOf,
} from '@cadence/domain/analytics/activity/activity';
import { makeTrace, type TraceRow } from '@cadence/domain/analytics/activity/trace';
import type { TraceColumn } from '@cadence/domain/analytics/limits';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { defined } from '@cadence/domain/workout/defined';
import { readXml, type XmlElement } from './xml.ts';

/** What the two formats and the apps that write them call a sport. */
const sportWords: readonly [RegExp, ActivitySport][] = [
  [/run|jog/i, 'run'],
  [/walk|hik/i, 'walk'],
  [/bik|cycl|ride/i, 'ride'],
  [/row/i, 'row'],
  [/swim/i, 'swim'],
  [/ski/i, 'ski'],
  [/ellip/i, 'elliptical'],
  [/stair/i, 'stairs'],
  [/strength|weight/i, 'strength'],
];

export const sportFrom = (word: string): ActivitySport =>
  sportWords.find(([words]) => words.test(word))?.[1] ?? 'other';

interface Point extends Omit<TraceRow, 'seconds'> {
  ms: number;
}

interface Drawn {
  sport: ActivitySport;
  title?: string;
  notes?: string;
  laps: LoggedSet[];
  points: Point[];
  startedMs?: number;
}

const earthMeters = 6_371_000;

/** Along the ground, by haversines. */
function metersBetween(a: Point, b: Point): number {
  const rad = (degrees = 0) => (degrees * Math.PI) / 180;
  const [lat1, lat2] = [rad(a.latitude), rad(b.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin((rad(b.longitude) - rad(a.longitude)) / 2) ** 2;
  return 2 * earthMeters * Math.asin(Math.sqrt(half));
}

/** A track of places alone: how far it went is reckoned. */
function withMeters(points: readonly Point[]): Point[] {
  if (points.some(({ meters }) => meters !== undefined)) return [...points];
  let meters = 0;
  return points.map((point, i) => {
    const before = points[i - 1];
    if (before?.latitude !== undefined && point.latitude !== undefined) {
      meters += metersBetween(before, point);
    }
    return point.latitude === undefined ? point : { ...point, meters };
  });
}

function activityFrom({ sport, title, notes, laps, points, startedMs }: Drawn): Activity | null {
  const from = startedMs ?? points[0]?.ms;
  if (from === undefined) return null;
  const rows = withMeters(points);
  const lapSeconds = laps.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  const seconds = lapSeconds || ((rows.at(-1)?.ms ?? from) - from) / 1000;
  const whole = { seconds, distanceMeters: Math.round(rows.at(-1)?.meters ?? 0) };
  return defined({
    sport,
    title: title || undefined,
    notes: notes || undefined,
    startedMs: from,
    seconds,
    exercises: lapsOf(sport, laps.length > 0 ? laps : [whole]),
    trace: makeTrace(rows.map(({ ms, ...row }) => ({ ...row, seconds: (ms - from) / 1000 }))),
  });
}

const numberOf = ({ text }: XmlElement): number | undefined => {
  const value = Number.parseFloat(text);
  return Number.isNaN(value) ? undefined : value;
};

const timeOf = ({ text }: XmlElement): number | undefined => {
  const ms = Date.parse(text.trim());
  return Number.isNaN(ms) ? undefined : ms;
};

/** What the elements of a trackpoint hold; the names of the two formats do not meet. */
const pointColumns: Record<string, TraceColumn> = {
  LatitudeDegrees: 'latitude',
  LongitudeDegrees: 'longitude',
  AltitudeMeters: 'altitude',
  ele: 'altitude',
  DistanceMeters: 'meters',
  hr: 'heartRate',
  'HeartRateBpm/Value': 'heartRate',
};

function readPoint(point: Partial<Point>, element: XmlElement, parent = ''): void {
  if (element.name.toLowerCase() === 'time') {
    const ms = timeOf(element);
    if (ms !== undefined) point.ms = ms;
    return;
  }
  const column = pointColumns[element.name] ?? pointColumns[`${parent}/${element.name}`];
  const value = numberOf(element);
  if (column && value !== undefined) point[column] = value;
}

const emptyTrack = (sport: ActivitySport): Drawn => ({ sport, laps: [], points: [] });

/** TCX: activities with laps and their trackpoints. */
export async function readTcx(file: Blob): Promise<Activity[]> {
  const found: Drawn[] = [];
  let point: Partial<Point> | null = null;
  await readXml(file, {
    onOpen: ({ name, attributes }) => {
      if (name === 'Activity') found.push(emptyTrack(sportFrom(attributes.Sport ?? '')));
      if (name === 'Lap') found.at(-1)?.laps.push({});
      if (name === 'Trackpoint') point = {};
    },
    onClose: (element, path) => {
      const [parent, own] = path.slice(-2);
      const track = found.at(-1);
      if (!track) return;
      if (own === 'Trackpoint') {
        if (point?.ms !== undefined) track.points.push(point as Point);
        point = null;
      } else if (point) readPoint(point, element, parent);
      else readTcxFact(track, element, parent);
    },
  });
  return found.flatMap((track) => activityFrom(track) ?? []);
}

function readTcxFact(track: Drawn, element: XmlElement, parent: string | undefined): void {
  const lap = track.laps.at(-1);
  const value = numberOf(element);
  const started = element.name === 'Id' ? timeOf(element) : undefined;
  if (started !== undefined) track.startedMs = started;
  else if (element.name === 'Notes' && parent === 'Activity') track.notes = element.text.trim();
  else if (element.name === 'Name' && parent === 'Plan') track.title = element.text.trim();
  else if (lap && value !== undefined && parent === 'Lap') {
    if (element.name === 'TotalTimeSeconds') lap.seconds = value;
    if (element.name === 'DistanceMeters' && value > 0) lap.distanceMeters = value;
    if (element.name === 'Calories' && value > 0) lap.calories = value;
  }
}

/** GPX: tracks of points, without laps. */
export async function readGpx(file: Blob): Promise<Activity[]> {
  const found: Drawn[] = [];
  let point: Partial<Point> | null = null;
  await readXml(file, {
    onOpen: ({ name, attributes }) => {
      if (name === 'trk') found.push(emptyTrack('other'));
      if (name === 'trkpt')
        point = { latitude: Number(attributes.lat), longitude: Number(attributes.lon) };
    },
    onClose: (element, path) => {
      const [parent, own] = path.slice(-2);
      const track = found.at(-1);
      if (!track) return;
      if (own === 'trkpt') {
        if (point?.ms !== undefined) track.points.push(point as Point);
        point = null;
      } else if (point) readPoint(point, element, parent);
      else if (parent === 'trk' && own === 'name') track.title = element.text.trim();
      else if (parent === 'trk' && own === 'desc') track.notes = element.text.trim();
      else if (parent === 'trk' && own === 'type') track.sport = sportFrom(element.text);
    },
  });
  return found.flatMap((track) => activityFrom(track) ?? []);
}
