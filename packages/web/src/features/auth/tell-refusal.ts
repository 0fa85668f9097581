import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';

interface PasswordForm {
  set: (values: { password: string }) => void;
  setProblems: (problems: { password: string }) => void;
}

/** Says a wrong password at its field; every other failure comes back as text for above the form. */
export function tellRefusal(form: PasswordForm, thrown: unknown): string | null {
  const failure = asFailure(thrown);
  form.set({ password: '' });
  if (failure.code !== 'WRONG_PASSWORD') return failureText(failure);
  form.setProblems({ password: failure.message });
  return null;
}
