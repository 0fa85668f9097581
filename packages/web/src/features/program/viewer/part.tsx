import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A card of the viewer with its name. */
export function Part({ title, children }: PartProps) {
  return (
    <Card className="sm:p-6">
      <h2 className="eyebrow mb-3">{title}</h2>
      {children}
    </Card>
  );
}
