import type { Sharable } from '@cadence/domain/share/shareable';
import { type ReactNode, useState } from 'react';
import { lazyPart, OnceOpen } from '../../ui/lazy-part.tsx';

const SharePart = lazyPart(() => import('./share-part.tsx').then((m) => m.SharePart));

interface Given {
  /** Another one each time: what was made before is not shown again. */
  key: number;
  title: string;
  sharable: Sharable;
}

interface Sharing {
  share: (title: string, sharable: Sharable) => void;
  /** The dialog, to be put anywhere on the page. */
  part: ReactNode;
}

/** Sharing from any page: the dialog is loaded when it is first asked for. */
export function useShare(): Sharing {
  const [given, setGiven] = useState<Given | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    share(title, sharable) {
      setGiven({ key: (given?.key ?? 0) + 1, title, sharable });
      setIsOpen(true);
    },
    part: (
      <OnceOpen open={isOpen}>
        {given && (
          <SharePart
            key={given.key}
            title={given.title}
            sharable={given.sharable}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        )}
      </OnceOpen>
    ),
  };
}
