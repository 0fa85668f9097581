import { toIcs } from '@cadence/domain/program/calendar/ics';
import type { Program } from '@cadence/domain/program/types';
import { Download } from 'lucide-react';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { changeCalendarTime, useCalendarTime, zones } from './calendar-time.ts';
import { PrivateLink } from './private-link.tsx';

interface CalendarCardProps {
  program: Program;
}

const fileNameOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.ics`;

/** The sessions in the calendar that the user already looks at. */
export function CalendarCard({ program }: CalendarCardProps) {
  const { time, start } = useCalendarTime();

  function download() {
    const madeAt = new Date().toISOString();
    const text = toIcs(program, { madeAt, ...start });
    saveFile(fileNameOf(program.programName), text, 'text/calendar');
    toast(`Saved as ${fileNameOf(program.programName)}.`);
  }

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Time of day"
        type="time"
        value={time}
        hint="Left empty, sessions stand there for the whole day."
        onChange={(event) => changeCalendarTime({ time: event.target.value })}
      />
      {start && <ZoneChoice zone={start.zone} />}
      <Button onClick={download} className="self-start">
        <Download aria-hidden="true" className="size-4" />
        Download .ics
      </Button>
      <PrivateLink start={start} />
    </div>
  );
}

interface ZoneChoiceProps {
  zone: string;
}

/** Whose clocks the time of day is meant by. */
function ZoneChoice({ zone }: ZoneChoiceProps) {
  return (
    <SelectField
      label="Time zone"
      value={zone}
      onChange={(event) => changeCalendarTime({ zone: event.target.value })}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}
