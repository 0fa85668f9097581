import { Menu, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { User } from '../platform/identity.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTheme } from '../ui/style/theme.ts';
import { headerLinks, isCurrent } from './links.ts';

interface HeaderProps {
  user: User;
  menuOpen: boolean;
  onMenu: () => void;
  onLogout: () => void;
}

export function Header({ user, menuOpen, onMenu, onLogout }: HeaderProps) {
  return (
    <header className="sticky top-0 z-20 h-16 border-line bg-paper lg:border-b lg:bg-surface print:hidden">
      <div className="flex h-full items-center gap-5 px-5 lg:px-[22px]">
        <Link
          to="/home"
          aria-label="Cadence, home"
          className="flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        <DesktopNav />
        <div className="ml-auto hidden min-w-0 items-center gap-3 lg:flex">
          <Welcome user={user} />
          <ThemeButton />
          <Button
            className="font-[750] text-xs tracking-[0.06em] [font-stretch:112%]"
            onClick={onLogout}
          >
            LOGOUT
          </Button>
        </div>
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
          className="-mr-2.5 ml-auto grid size-11 place-items-center rounded-control lg:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
      </div>
    </header>
  );
}

function DesktopNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="hidden h-full lg:block">
      <ul className="flex h-full gap-1">
        {headerLinks.map((item) => (
          <li key={item.to} className="h-full">
            <Link
              to={item.to}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              className="relative flex h-full items-center px-2 font-[650] text-[0.8125rem] text-ink-2 tracking-[0.07em] -outline-offset-3 [font-stretch:112%] after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] hover:text-ink aria-[current=page]:font-[750] aria-[current=page]:text-ink aria-[current=page]:after:bg-brand"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WelcomeProps {
  user: User;
}

/** Spec §2: the name, or the e-mail address of whoever gave none. */
export function Welcome({ user }: WelcomeProps) {
  return (
    <p className="min-w-0 truncate text-ink-2">
      Welcome, <strong className="font-[650] text-ink">{user.name || user.email}</strong>
    </p>
  );
}

function ThemeButton() {
  const { dark, setDark } = useTheme();
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={() => setDark(!dark)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
