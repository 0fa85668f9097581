import { lengthOf } from '../marks.ts';

const longerBySeconds = Number(new URLSearchParams(location.search).get('longer') ?? 0);

export const secondsOf = (step: number) => lengthOf(step, longerBySeconds);
