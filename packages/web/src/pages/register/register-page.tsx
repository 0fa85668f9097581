import { RegisterForm } from '../../features/auth/register-form.tsx';
import { EntryPage } from '../login/entry-page.tsx';

export function RegisterPage() {
  return (
    <EntryPage
      title="Create an account"
      heading="Create your account."
      lead="An e-mail address and a password are all it takes."
      other={{ question: 'Have an account?', to: '/login', label: 'Sign in' }}
    >
      <RegisterForm />
    </EntryPage>
  );
}
