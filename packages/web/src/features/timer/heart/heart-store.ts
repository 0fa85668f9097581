import {
  newPulse,
  type Pulse,
  smoothBeats,
  takeBeat,
  zoneToTell,
} from '@cadence/domain/heart/pulse';
import { backLine, batteryLine, lostLine, zoneLine } from '@cadence/domain/heart/words';
import { create } from 'zustand';
import { currentZones } from './heart-settings.ts';
import { type Bluetooth, openStrap, type Strap } from './strap.ts';

export interface HeartView {
  state: 'off' | 'connecting' | 'on' | 'lost';
  /** Smoothed; null while there is none. */
  beats: number | null;
  zone: number | null;
  /** Percent. */
  battery: number | null;
  /** It lies on no skin. */
  isLoose: boolean;
  /** What there is to say aloud, each time another object. */
  told: { text: string } | null;
}

const nothing: HeartView = {
  state: 'off',
  beats: null,
  zone: null,
  battery: null,
  isLoose: false,
  told: null,
};

export const useHeart = create<HeartView>(() => nothing);

/** Below this it is told, once. */
const lowBattery = 15;
const tickMs = 1000;

let strap: Strap | null = null;
let pulse: Pulse = newPulse();
let ticking: ReturnType<typeof setInterval> | undefined;
let hasToldBattery = false;
/** What is asked for first counts: a second tap while the browser asks is none. */
let turn = 0;

const tell = (text: string) => useHeart.setState({ told: { text } });

function show(): void {
  const nowMs = Date.now();
  const news = zoneToTell(pulse, nowMs);
  if (news) pulse = news.pulse;
  useHeart.setState({ beats: smoothBeats(pulse.recent, nowMs), zone: pulse.zone });
  if (news) tell(zoneLine(news.zone));
}

function tick(): void {
  pulse = takeBeat(pulse, null, currentZones(), Date.now());
  show();
}

function noteBattery(percent: number): void {
  useHeart.setState({ battery: percent });
  if (percent > lowBattery || hasToldBattery) return;
  hasToldBattery = true;
  tell(batteryLine(percent));
}

export function disconnectStrap(): void {
  turn += 1;
  strap?.close();
  strap = null;
  clearInterval(ticking);
  pulse = newPulse();
  hasToldBattery = false;
  useHeart.setState(nothing);
}

/** To be called in a gesture. False where no strap was chosen or none could be reached. */
export async function connectStrap(bluetooth: Bluetooth): Promise<boolean> {
  disconnectStrap();
  const mine = turn;
  const isMine = () => turn === mine;
  useHeart.setState({ state: 'connecting' });
  try {
    const opened = await openStrap(bluetooth, {
      onBeat({ beats, isWorn }) {
        if (!isMine()) return;
        const nowMs = Date.now();
        pulse = takeBeat(pulse, { atMs: nowMs, beats }, currentZones(), nowMs);
        useHeart.setState({ isLoose: isWorn === false });
        show();
      },
      onBattery: (percent) => isMine() && noteBattery(percent),
      onLost() {
        if (!isMine()) return;
        useHeart.setState({ state: 'lost' });
        tell(lostLine);
      },
      onBack() {
        if (!isMine()) return;
        useHeart.setState({ state: 'on' });
        tell(backLine);
      },
    });
    if (!isMine()) {
      opened.close();
      return false;
    }
    strap = opened;
    useHeart.setState({ state: 'on' });
    ticking = setInterval(tick, tickMs);
    return true;
  } catch (error) {
    if (!isMine()) return false;
    console.info('No strap.', error);
    useHeart.setState(nothing);
    return false;
  }
}
