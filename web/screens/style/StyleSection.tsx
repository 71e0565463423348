import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';

export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
