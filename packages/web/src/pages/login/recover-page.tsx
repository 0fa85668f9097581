import { RecoverForm } from '../../features/auth/recover-form.tsx';
import { EntryPage } from './entry-page.tsx';

export function RecoverPage() {
  return (
    <EntryPage
      title="Set a new password"
      heading="Back into your account."
      lead="A recovery code sets a new password and ends every other sign-in."
      other={{ question: 'Know it after all?', to: '/login', label: 'Sign in' }}
    >
      <RecoverForm />
    </EntryPage>
  );
}
