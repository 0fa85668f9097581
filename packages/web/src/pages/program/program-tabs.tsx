import { ViewTabs } from '../page/view-tabs.tsx';

interface ProgramTabsProps {
  viewing: boolean;
}

export function ProgramTabs({ viewing }: ProgramTabsProps) {
  return (
    <ViewTabs
      label="Program views"
      views={[
        { label: 'Create', to: '/program', current: !viewing },
        { label: 'Your program', to: '/program?view=program', current: viewing },
      ]}
    />
  );
}
