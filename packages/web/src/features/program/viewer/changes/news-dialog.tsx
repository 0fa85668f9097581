import type { EquipmentId, Prop } from '@cadence/domain/exercise/types';
import { addDays, dayNumber } from '@cadence/domain/program/calendar/days';
import type { Program } from '@cadence/domain/program/types';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { PillRadios } from '../../../../ui/form/pill-radios.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { News } from './decide-change.ts';

type Kind = News['kind'];

const words: Record<Kind, string> = {
  illness: 'I was ill',
  travel: 'I travel',
  event: 'The event moved',
};

interface RoadKit {
  value: string;
  label: string;
  equipment: EquipmentId[];
  props: Prop[];
}

/** What is there on most journeys. */
const roadKits: readonly RoadKit[] = [
  {
    value: 'none',
    label: 'No kit',
    equipment: ['bodyweight', 'yoga_mat'],
    props: ['wall', 'chair', 'towel'],
  },
  {
    value: 'bands',
    label: 'Bands',
    equipment: ['bodyweight', 'yoga_mat', 'resistance_bands'],
    props: ['wall', 'chair', 'towel'],
  },
  {
    value: 'hotel',
    label: 'Hotel gym with dumbbells',
    equipment: ['bodyweight', 'yoga_mat', 'dumbbells'],
    props: ['wall', 'chair', 'bench'],
  },
];

const isDay = (text: string): boolean => dayNumber(text) !== null;

interface NewsDialogProps {
  program: Program;
  today: string;
  onTell: (news: News) => void;
  onClose: () => void;
}

/** Days ill, a journey or another day for the event; what follows is proposed, not done. */
export function NewsDialog({ program, today, onTell, onClose }: NewsDialogProps) {
  const { eventDay } = program.course ?? {};
  const [kind, setKind] = useState<Kind>('illness');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, 6));
  const [day, setDay] = useState(eventDay ?? '');
  const [kit, setKit] = useState('none');
  const kinds = (Object.keys(words) as Kind[]).filter((one) => one !== 'event' || eventDay);
  const isEvent = kind === 'event';
  const isBackwards = !isEvent && isDay(from) && isDay(to) && to < from;
  const isPast = isEvent && isDay(day) && day <= today;
  const isReady = isEvent ? isDay(day) && !isPast : isDay(from) && isDay(to) && !isBackwards;

  function tell() {
    const road = roadKits.find(({ value }) => value === kit);
    if (isEvent) onTell({ kind, day });
    else if (kind === 'illness') onTell({ kind, from, to });
    else if (road) onTell({ kind, from, to, equipment: road.equipment, props: road.props });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="What came up?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isReady} onClick={tell}>
            Show what changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <PillRadios
          label="It is that"
          options={kinds.map((value) => ({ value, label: words[value] }))}
          value={kind}
          onChange={setKind}
        />
        {isEvent ? (
          <TextField
            label="Its new day"
            type="date"
            value={day}
            error={isPast ? 'Choose a day that is still to come' : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="From"
              type="date"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              label="To"
              type="date"
              value={to}
              error={isBackwards ? 'This is before the first day' : undefined}
              onChange={(event) => setTo(event.target.value)}
            />
          </div>
        )}
        {kind === 'travel' && (
          <PillRadios label="What is there" options={roadKits} value={kit} onChange={setKit} />
        )}
        <p>Nothing is changed yet: you see every difference first, and can keep the plan.</p>
      </div>
    </Dialog>
  );
}
