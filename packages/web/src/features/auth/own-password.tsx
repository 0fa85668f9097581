import type { User } from '../../platform/identity.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/form/field.tsx';

interface OwnPasswordProps extends Omit<PasswordFieldProps, 'label' | 'autoComplete'> {
  user: User;
}

/** The password once more, beside the address that tells a password manager whose it is. */
export function OwnPassword({ user, ...field }: OwnPasswordProps) {
  return (
    <>
      <input hidden readOnly type="text" autoComplete="username" value={user.email} />
      <PasswordField
        {...field}
        label="Your password, to be sure it is you"
        autoComplete="current-password"
      />
    </>
  );
}
