import { Link } from 'react-router';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';
import { EntryPage } from './entry-page.tsx';

export function LoginPage() {
  return (
    <EntryPage
      title="Sign in"
      heading="Say what you want. Train to the second."
      lead="Sign in to pick up your plan."
      other={{ question: 'New here?', to: '/register', label: 'Create an account' }}
    >
      <SignInForm />
      <Link
        to="/recover"
        className="mt-3 inline-flex min-h-11 items-center text-base text-ink-2 hover:underline"
      >
        Forgot your password?
      </Link>
    </EntryPage>
  );
}
