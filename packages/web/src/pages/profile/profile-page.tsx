import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PreferenceChoices } from '../../features/analytics/data/preference-choices.tsx';
import { RetentionChoice } from '../../features/analytics/data/retention-choice.tsx';
import { ChangeNameForm } from '../../features/auth/change-name-form.tsx';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../../features/auth/delete-account.tsx';
import { DownloadData } from '../../features/auth/download-data.tsx';
import { Passkeys } from '../../features/auth/passkeys.tsx';
import { PersonalTokens } from '../../features/auth/personal-tokens.tsx';
import { RecoveryCodes } from '../../features/auth/recovery-codes.tsx';
import { SignIns } from '../../features/auth/sign-ins.tsx';
import { OwnCoaches } from '../../features/client/own-coaches.tsx';
import { useModels } from '../../features/model/use-models.ts';
import { AboutYou } from '../../features/profile/about-you.tsx';
import { Appearance } from '../../features/profile/appearance.tsx';
import { BestLifts } from '../../features/profile/best-lifts.tsx';
import { Body } from '../../features/profile/body.tsx';
import { Completion } from '../../features/profile/completion.tsx';
import { Limits } from '../../features/profile/limits.tsx';
import { RackEditor } from '../../features/profile/rack/rack-editor.tsx';
import { SaveState } from '../../features/profile/save-state.tsx';
import { UnitChoice } from '../../features/profile/unit-choice.tsx';
import { Reminders } from '../../features/reminder/reminders.tsx';
import { ShareList } from '../../features/share/share-list.tsx';
import { CoachChoice } from '../../features/workout/generate/coach-choice.tsx';
import { type User, useIdentity } from '../../platform/identity.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../page/page.tsx';
import { ViewTabs } from '../page/view-tabs.tsx';
import { ProfileGear } from './profile-gear.tsx';
import { ProfileKnowledge } from './profile-knowledge.tsx';

const titles = { you: 'User Profile', account: 'Account', completion: 'Profile completion' };
type View = keyof typeof titles;

function useView(): View {
  const [query] = useSearchParams();
  const view = query.get('view');
  return view === 'account' || view === 'completion' ? view : 'you';
}

export function ProfilePage() {
  const user = useIdentity((state) => state.user);
  const view = useView();
  useHashTarget();
  if (!user) return null;
  return (
    <Page key={view} title={titles[view]}>
      <ViewTabs
        label="Profile views"
        views={[
          { label: 'You', to: '/profile', current: view === 'you' },
          { label: 'Account', to: '/profile?view=account', current: view === 'account' },
          { label: 'Completion', to: '/profile?view=completion', current: view === 'completion' },
        ]}
      />
      {view === 'you' && <You user={user} />}
      {view === 'account' && <Account user={user} />}
      {view === 'completion' && <Completion user={user} />}
    </Page>
  );
}

/** A link to a part of the page leads to it, for eyes and for the focus. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again.
  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView?.();
    target?.querySelector('h2')?.focus();
  }, [hash, key]);
}

interface YouProps {
  user: User;
}

function You({ user }: YouProps) {
  return (
    <div className="max-w-4xl">
      <SaveState />
      <Section
        id="about"
        title="About you"
        text="What every workout may take for granted."
        isQuestions
      >
        <AboutYou />
      </Section>
      <Section
        id="limits"
        title="Injuries and limits"
        text="Told once, kept in mind each time. You can leave one out for a single workout."
      >
        <Limits />
      </Section>
      <Section id="body" title="Body" text="Your height, and your weight over time." isQuestions>
        <Body />
      </Section>
      <Section
        id="lifts"
        title="Best lifts"
        text="A good set of yours. Its one-rep max is estimated: weight × (1 + reps ÷ 30)."
        isQuestions
      >
        <BestLifts />
      </Section>
      <Section
        id="gear"
        title="Kit"
        text="Choose what you have most of the time. Five sets come with Cadence, add your own."
      >
        <ProfileGear />
      </Section>
      <Section
        id="rack"
        title="Bar and plates"
        text="What goes on each side, and what your weights are rounded to."
      >
        <RackEditor />
      </Section>
      <Section
        id="display"
        title="Display"
        text="The mode is kept on this device, units everywhere."
      >
        <div className="flex flex-col gap-6">
          <Appearance />
          <UnitChoice />
        </div>
      </Section>
      <Section
        id="reminders"
        title="Reminders"
        text="Of what is planned, also while Cadence is closed. Each device has its own."
      >
        <Reminders />
      </Section>
      <Section
        id="builder"
        title="Who builds your workouts"
        text="The planner that comes with Cadence, or a model that you connect. Each workout passes the same checks."
      >
        <div className="flex flex-col items-start gap-4">
          <CoachChoice />
          <ButtonLink to="/models">Models</ButtonLink>
        </div>
      </Section>
      <Section
        id="data"
        title="Analytics"
        text="What it counts from, tells and shows. The same on all your devices."
      >
        <div className="flex flex-col gap-6">
          <RetentionChoice />
          <PreferenceChoices />
        </div>
      </Section>
      <Section
        id="coach"
        title="Your coach"
        text="What it has learned from your talks. You can correct and delete each of it."
      >
        <ProfileKnowledge userId={user.id} />
      </Section>
    </div>
  );
}

interface AccountProps {
  user: User;
}

function Account({ user }: AccountProps) {
  const runsServer = useModels(user).data?.runs_server ?? false;
  return (
    <div className="max-w-4xl">
      <Section title="Who you are" text={`You sign in as ${user.email}.`}>
        <ChangeNameForm user={user} />
      </Section>
      <Section title="Password" text="Change it whenever you think somebody may know it.">
        <ChangePasswordForm user={user} />
      </Section>
      <Section
        title="Passkeys"
        text="Sign in with your finger, your face or a key. Changing the password removes them."
      >
        <Passkeys user={user} />
      </Section>
      <Section
        title="Recovery codes"
        text="What opens your account should you forget the password."
      >
        <RecoveryCodes user={user} />
      </Section>
      <Section title="Signed in" text="End a sign-in that is not yours, or on a device you lost.">
        <SignIns user={user} />
      </Section>
      <Section title="Tokens" text="For programs that read or propose in your name.">
        <PersonalTokens user={user} />
      </Section>
      <Section id="links" title="Links" text="What you have shared, each until it ends.">
        <ShareList user={user} />
      </Section>
      <Section
        id="coaches"
        title="Your coaches"
        text="Who may see your training, and what each may do. You may coach others, too."
      >
        <div className="flex flex-col items-start gap-5">
          <OwnCoaches user={user} />
          <ButtonLink to="/clients">Clients</ButtonLink>
        </div>
      </Section>
      {runsServer && (
        <Section title="This server" text="You run it: accounts, storage, models and backups.">
          <ButtonLink to="/admin">This server</ButtonLink>
        </Section>
      )}
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
  id?: string;
  title: string;
  text: string;
  /** Without an answer there is nothing of it to print. */
  isQuestions?: boolean;
  children: ReactNode;
}

function Section({ id, title, text, isQuestions = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`grid scroll-mt-20 gap-5 border-line border-t py-8 first-of-type:border-t-0 first-of-type:pt-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10 ${isQuestions ? 'questions' : ''}`}
    >
      <div className="min-w-0">
        <h2 tabIndex={-1} className="display text-xl outline-none">
          {title}
        </h2>
        <p className="wrap-anywhere mt-1.5 text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
