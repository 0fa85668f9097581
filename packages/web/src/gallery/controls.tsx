import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/form/chip.tsx';
import { PasswordField, TextArea, TextField } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Section } from './section.tsx';

const efforts = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const ideas = ['20 min hotel room, no kit', 'Tabata finisher, core', 'Heavy 5×5, barbell'];

export function Controls() {
  const [effort, setEffort] = useState('3');
  const [voice, setVoice] = useState(true);
  const [beeps, setBeeps] = useState(false);
  const [quiet, setQuiet] = useState(true);
  return (
    <>
      <Section title="Buttons">
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary">Generate workout</Button>
          <Button>Skip</Button>
          <Button variant="ghost">Not now</Button>
          <Button variant="danger">Delete session</Button>
          <ButtonLink to="/">Home</ButtonLink>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary" busy>
            Signing in
          </Button>
          <Button busy>Saving</Button>
          <Button variant="primary" disabled>
            Start
          </Button>
          <Button disabled>Skip</Button>
        </div>
        <Button variant="primary" size="lg" className="w-full">
          <Play aria-hidden="true" className="size-4 fill-current" />
          Start workout
        </Button>
      </Section>
      <Section title="Fields">
        <TextField label="E-mail" type="email" placeholder="you@example.com" />
        <TextField
          label="Your weight"
          hint="Used for loads and records."
          inputMode="decimal"
          defaultValue="78"
          trailing={<span className="pr-3 text-ink-2">kg</span>}
        />
        <TextField label="Name" defaultValue="A" error="Use at least 2 characters." />
        <PasswordField label="Password" defaultValue="correct horse" />
        <TextArea label="Notes" placeholder="What should the next one remember?" rows={3} />
        <SelectField label="Time zone">
          <option>UTC</option>
        </SelectField>
        <TextField label="Account" defaultValue="you@example.com" disabled />
      </Section>
      <Section title="Choices">
        <Segmented label="How hard was it?" options={efforts} value={effort} onChange={setEffort} />
        <Switch label="Voice" checked={voice} onChange={setVoice} hint="Says what comes next." />
        <Switch label="Beeps" checked={beeps} onChange={setBeeps} />
        <Switch label="Heart rate" checked={false} onChange={setBeeps} disabled />
      </Section>
      <Section title="Chips">
        <div className="flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <Chip key={idea} variant="dashed" onClick={() => setQuiet(!quiet)}>
              {idea}
            </Chip>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip onClick={() => setQuiet(!quiet)} selected={quiet}>
            Quiet
          </Chip>
          <Chip onClick={() => setQuiet(!quiet)}>Make it 40 minutes</Chip>
          <Chip onRemove={() => setQuiet(false)} removeLabel="Remove kettlebell">
            Kettlebell
          </Chip>
          <Chip variant="sunken" onClick={() => setQuiet(!quiet)}>
            <span className="font-normal text-[0.8125rem] text-ink-2">Time</span> 30 min
          </Chip>
        </div>
      </Section>
    </>
  );
}
