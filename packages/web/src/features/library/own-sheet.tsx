import { createPortal } from 'react-dom';
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
  // It may be asked for inside another form, and no form may stand inside one.
  return createPortal(
    <Sheet open onClose={onClose} title="Your own exercise">
      <OwnForm kept={null} name={name} onSaved={onSaved} onCancel={onClose} />
    </Sheet>,
    document.body,
  );
}
