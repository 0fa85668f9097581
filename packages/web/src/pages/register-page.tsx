import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { PageEdge } from '../features/workout/page-edge.tsx';
import { Link, useLocation } from '../ui/router/router.tsx';
import { useArrival } from './use-arrival.ts';

export function RegisterPage() {
  const heading = useArrival('Create an account');
  const { state } = useLocation();
  return (
    <AuthFrame
      edge={<PageEdge />}
      heading={
        <>
          <h1
            ref={heading}
            tabIndex={-1}
            className="display text-[2.5rem] outline-none lg:text-[clamp(3.5rem,6vw,5.5rem)]"
          >
            Create your account.
          </h1>
          <p className="mt-4 text-base text-ink-2 lg:mt-6 lg:text-xl">
            An e-mail address and a password are all it takes.
          </p>
        </>
      }
    >
      <RegisterForm />
      <p className="mt-5 text-base text-ink-2">
        Have an account?{' '}
        <Link
          to="/login"
          state={state}
          className="inline-flex min-h-11 items-center font-[650] text-ink hover:underline"
        >
          Sign in
        </Link>
      </p>
    </AuthFrame>
  );
}
