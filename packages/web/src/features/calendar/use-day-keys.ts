import { addDays } from '@cadence/domain/program/calendar/days';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shiftMonth, weekOf } from './month.ts';

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The same day of another month, or its last one. */
function monthOn(day: string, by: number): string {
  const first = shiftMonth(day, by);
  const wished = addDays(first, Number(day.slice(8)) - 1);
  return wished.slice(0, 7) === first.slice(0, 7) ? wished : addDays(shiftMonth(first, 1), -1);
}

function aimOf(key: string, day: string, firstDay: number): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const week = weekOf(day, firstDay);
  switch (key) {
    case 'Home':
      return week[0];
    case 'End':
      return week[6];
    case 'PageUp':
      return monthOn(day, -1);
    case 'PageDown':
      return monthOn(day, 1);
    default:
      return undefined;
  }
}

interface DayKeysOptions {
  /** The day to begin with. */
  start: string;
  firstDay: number;
  onShow: (day: string) => void;
}

/** The month as one stop of the Tab key: the arrow keys go from day to day, over its end as well. */
export function useDayKeys({ start, firstDay, onShow }: DayKeysOptions) {
  const [chosen, setChosen] = useState<string>();
  const toFocus = useRef<string>(null);
  const stop = chosen ?? start;

  // In another month it is another element.
  useEffect(() => {
    const day = toFocus.current;
    const button = day && document.getElementById(dayDomId(day));
    if (!button) return;
    toFocus.current = null;
    button.focus();
  });

  return {
    stop,
    onKeyDown: (event: KeyboardEvent, day: string) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const aim = aimOf(event.key, day, firstDay);
      if (aim === undefined) return;
      event.preventDefault();
      toFocus.current = aim;
      setChosen(aim);
      onShow(aim);
    },
    onFocus: setChosen,
  };
}

export const dayDomId = (day: string): string => `day-${day}`;
