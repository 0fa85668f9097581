import { useSearchParams } from 'react-router';
import { WeekSketch } from '../features/program/week-sketch.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { Page } from './page.tsx';
import { ViewTabs } from './view-tabs.tsx';

export function ProgramPage() {
  const [query] = useSearchParams();
  const viewing = query.get('view') === 'program';
  return (
    <Page key={viewing ? 'program' : 'create'} title={viewing ? 'Your program' : 'Create Program'}>
      <ViewTabs
        label="Program views"
        views={[
          { label: 'Create', to: '/program', current: !viewing },
          { label: 'Your program', to: '/program?view=program', current: viewing },
        ]}
      />
      {viewing ? <NoProgram /> : <HowWeeksGo />}
    </Page>
  );
}

function HowWeeksGo() {
  return (
    <EmptyPanel
      art={<WeekSketch />}
      title="You have no program."
      action={
        <ButtonLink to="/home" variant="primary" className="w-full sm:w-auto">
          Go to Home
        </ButtonLink>
      }
    >
      <p>
        A program is a run of weeks with a shape: one to build, one to peak, an easy one, one to
        test. Then it starts over, a little further on.
      </p>
    </EmptyPanel>
  );
}

function NoProgram() {
  return (
    <EmptyState
      title="Nothing to view."
      action={
        <ButtonLink to="/program" variant="primary">
          See how a program goes
        </ButtonLink>
      }
    >
      The weeks of your program, its phases and its sessions are laid out here. You have no program.
    </EmptyState>
  );
}
