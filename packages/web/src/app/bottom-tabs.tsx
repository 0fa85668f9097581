import { Link, useLocation } from 'react-router';
import { isCurrent, tabLinks } from './links.ts';

interface BottomTabsProps {
  menuOpen: boolean;
  onMore: () => void;
}

const look =
  'relative flex min-h-14 flex-1 items-center justify-center px-1 font-[600] text-[0.8125rem] text-ink-2 -outline-offset-3 after:absolute after:inset-x-4 after:top-0 after:h-[3px] after:rounded-b aria-[current]:font-[800] aria-[current]:text-ink aria-[current]:after:bg-brand';

export function BottomTabs({ menuOpen, onMore }: BottomTabsProps) {
  const { pathname } = useLocation();
  const elsewhere = !tabLinks.some((item) => isCurrent(item, pathname));
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-20 flex border-line border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {tabLinks.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          className={look}
        >
          {item.label}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        aria-current={elsewhere ? 'true' : undefined}
        onClick={onMore}
        className={look}
      >
        More
      </button>
    </nav>
  );
}
