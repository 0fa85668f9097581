import { Sheet } from '../../ui/overlay/sheet.tsx';
import { OwnForm } from './own-form.tsx';

interface OwnSheetProps {
  /** What it is called so far. */
  name?: string;
  onSaved: (id: string, name: string) => void;
  onClose: () => void;
}

/** For a new exercise of one's own, wherever one is missing. */
export function OwnSheet({ name = '', onSaved, onClose }: OwnSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Your own exercise">
      <OwnForm kept={null} name={name} onSaved={onSaved} onCancel={onClose} />
    </Sheet>
  );
}
