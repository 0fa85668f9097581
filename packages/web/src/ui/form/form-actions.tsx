import { Button } from '../button.tsx';

interface FormActionsProps {
  /** What the button that sends the form says. */
  action: string;
  busy?: boolean;
  onCancel: () => void;
}

export function FormActions({ action, busy = false, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" busy={busy}>
        {action}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
