import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChangeNameForm } from '../features/auth/change-name-form.tsx';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../features/auth/delete-account.tsx';
import { DownloadData } from '../features/auth/download-data.tsx';
import { Appearance } from '../features/profile/appearance.tsx';
import { Completion } from '../features/profile/completion.tsx';
import { type User, useIdentity } from '../platform/identity.ts';
import { Page } from './page.tsx';
import { ViewTabs } from './view-tabs.tsx';

export function ProfilePage() {
  const user = useIdentity((state) => state.user);
  const [query] = useSearchParams();
  const completing = query.get('view') === 'completion';
  if (!user) return null;
  return (
    <Page
      key={completing ? 'completion' : 'account'}
      title={completing ? 'Profile completion' : 'User Profile'}
    >
      <ViewTabs
        label="Profile views"
        views={[
          { label: 'Account', to: '/profile', current: !completing },
          { label: 'Completion', to: '/profile?view=completion', current: completing },
        ]}
      />
      {completing ? <Completion user={user} /> : <Account user={user} />}
    </Page>
  );
}

interface AccountProps {
  user: User;
}

function Account({ user }: AccountProps) {
  return (
    <div className="max-w-4xl">
      <Section title="Who you are" text={`You sign in as ${user.email}.`}>
        <ChangeNameForm user={user} />
      </Section>
      <Section title="Display" text="Kept on this device.">
        <Appearance />
      </Section>
      <Section title="Password" text="Change it whenever you think somebody may know it.">
        <ChangePasswordForm user={user} />
      </Section>
      <Section title="Your data" text="It is yours. Take a copy at any time.">
        <DownloadData />
      </Section>
      <Section title="Delete account" text="Removes you and everything of yours.">
        <DeleteAccount user={user} />
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-5 border-line border-t py-8 first:border-t-0 first:pt-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
      <div className="min-w-0">
        <h2 className="display text-xl">{title}</h2>
        <p className="wrap-anywhere mt-1.5 text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
