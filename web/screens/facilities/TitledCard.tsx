import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';

/** A card that is known by its title. */
export function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
