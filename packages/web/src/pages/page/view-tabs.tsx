import { Link } from 'react-router';

interface View {
  label: string;
  to: string;
  current: boolean;
}

interface ViewTabsProps {
  label: string;
  views: readonly View[];
}

/** The views of one route, as links: each has its own address. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  return (
    <nav aria-label={label} className="mb-6 flex overflow-x-auto border-line border-b">
      {views.map((view) => (
        <Link
          key={view.to}
          to={view.to}
          aria-current={view.current ? 'page' : undefined}
          className="relative flex min-h-11 shrink-0 items-center px-4 font-[650] text-ink-2 -outline-offset-3 after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t first:pl-0 first:after:left-0 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-brand"
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
