import { Appearance } from '../features/profile/appearance.tsx';
import type { User } from '../platform/identity.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { Welcome } from './header.tsx';
import { LinkList } from './link-list.tsx';
import { calendarLink } from './links.ts';

interface MenuSheetProps {
  user: User;
  open: boolean;
  onClose: () => void;
  onLogout: () => void;
}

export function MenuSheet({ user, open, onClose, onLogout }: MenuSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Menu" side="right">
      <Welcome user={user} />
      <nav aria-label="All pages">
        <LinkList extra={calendarLink} onFollow={onClose} className="-mx-3" />
      </nav>
      <Appearance />
      <Button size="lg" onClick={onLogout} className="mt-auto font-[750] tracking-[0.04em]">
        LOGOUT
      </Button>
    </Sheet>
  );
}
