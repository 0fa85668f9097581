import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormBannerProps {
  tone?: 'error' | 'note';
  children: ReactNode;
}

/** What concerns the whole form. Always mounted, so that screen readers notice its text. */
export function FormBanner({ tone = 'error', children }: FormBannerProps) {
  const look = tone === 'error' ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink';
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className="empty:hidden">
      {children && (
        <p className={`flex gap-2.5 rounded-card px-4 py-3 font-[550] ${look}`}>
          <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
