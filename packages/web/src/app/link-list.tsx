import { Link, useLocation } from 'react-router';
import { isCurrent, libraryLink, linkGroups, type NavItem } from './links.ts';

interface LinkListProps {
  /** Added at the end of the first group. */
  extra?: NavItem;
  onFollow?: () => void;
  className?: string;
}

/** The two groups of links, for the sidebar and for the sheet. */
export function LinkList({ extra, onFollow, className = '' }: LinkListProps) {
  return (
    <div className={`flex flex-col gap-6 ${className}`}>
      {linkGroups.map(({ title, links }, index) => (
        <section key={title}>
          <h2 className="eyebrow px-3 pb-1.5">{title}</h2>
          <ul>
            {(extra && index === 0 ? [...links, extra] : links).map((item) => (
              <LinkItem key={item.to} item={item} onFollow={onFollow} />
            ))}
          </ul>
        </section>
      ))}
      <ul>
        <LinkItem item={libraryLink} onFollow={onFollow} />
      </ul>
    </div>
  );
}

interface LinkItemProps {
  item: NavItem;
  onFollow: (() => void) | undefined;
}

function LinkItem({ item, onFollow }: LinkItemProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={item.to}
        {...(onFollow && { onClick: onFollow })}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control px-3 font-[550] lg:pointer-fine:min-h-[38px] text-ink-2 hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-[650] aria-[current=page]:text-ink"
      >
        {item.label}
      </Link>
    </li>
  );
}
