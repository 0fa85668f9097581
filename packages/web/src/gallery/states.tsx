import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { TextField } from '../ui/form/field.tsx';
import { ConfirmDialog, Dialog } from '../ui/overlay/dialog.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { toast } from '../ui/overlay/toast.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Strip } from '../ui/strip/strip.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { tabata } from './samples.ts';
import { Section } from './section.tsx';

export function States() {
  return (
    <>
      <Section title="Empty, error, loading">
        <EmptyState
          title="No sessions yet"
          action={<Button variant="primary">Generate workout</Button>}
          art={<Strip steps={tabata} decorative position={{ stepIndex: 0, stepSeconds: 0 }} />}
        >
          Finish a workout and it stands here, with its time, its loads and your notes.
        </EmptyState>
        <ErrorState title="The history did not load" onRetry={() => toast('Trying again')}>
          The server did not answer. Your sessions are safe on this device.
        </ErrorState>
        <Card>
          <SkeletonGroup label="Loading the workout" className="flex flex-col gap-3">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-8 w-64" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-4 w-48" />
          </SkeletonGroup>
        </Card>
        <Spinner />
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Profile"
          tabs={[
            { id: 'body', label: 'Body', content: 'Height, weight, age.' },
            { id: 'gear', label: 'Kit', content: 'What you have at hand.' },
            { id: 'voice', label: 'Voice', content: 'Who speaks, and how much.' },
          ]}
        />
      </Section>
      <Section title="Dialogs and messages">
        <Overlays />
      </Section>
    </>
  );
}

function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'sheet' | 'menu'>();
  const close = () => setShown(undefined);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button onClick={() => setShown('dialog')}>Open dialog</Button>
      <Button onClick={() => setShown('confirm')}>Ask first</Button>
      <Button onClick={() => setShown('sheet')}>Open sheet</Button>
      <Button onClick={() => setShown('menu')}>Open menu</Button>
      <Button onClick={() => toast('Session saved')}>Message</Button>
      <Button
        onClick={() =>
          toast('Exercise swapped', {
            action: { label: 'Undo', onPress: () => toast('Swap undone') },
          })
        }
      >
        Message with Undo
      </Button>
      <Button onClick={() => toast('The session was not saved. Try again.', { tone: 'error' })}>
        Error message
      </Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Rename workout"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Quiet Posterior Engine" />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this session?"
        confirmLabel="Delete session"
        danger
      >
        Tabata Core of Thursday, its 8 sets and your notes will be gone.
      </ConfirmDialog>
      <Sheet open={shown === 'sheet'} onClose={close} title="Swap exercise">
        <p className="text-ink-2">Same muscles, same kit.</p>
        <Button>Single-leg deadlift</Button>
        <Button>Good morning</Button>
      </Sheet>
      <Sheet open={shown === 'menu'} onClose={close} title="Menu" side="right">
        <Button variant="ghost">Analytics</Button>
        <Button variant="ghost">Assessment</Button>
      </Sheet>
    </div>
  );
}
