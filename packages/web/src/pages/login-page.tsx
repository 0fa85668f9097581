import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { PageEdge } from '../features/workout/page-edge.tsx';
import { Link, useLocation } from '../ui/router/router.tsx';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const heading = useArrival('Sign in');
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
            Say what you want. Train to the second.
          </h1>
          <p className="mt-4 text-base text-ink-2 lg:mt-6 lg:text-xl">
            Sign in to pick up your plan.
          </p>
        </>
      }
    >
      <SignInForm />
      <p className="mt-5 text-base text-ink-2">
        New here?{' '}
        <Link
          to="/register"
          state={state}
          className="inline-flex min-h-11 items-center font-[650] text-ink hover:underline"
        >
          Create an account
        </Link>
      </p>
    </AuthFrame>
  );
}
