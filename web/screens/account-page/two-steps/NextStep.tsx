import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears: the button that led to it is gone. */
export function NextStep({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the title of the row says it already
    <div ref={box} role="group" aria-label={t`Two-step login`} tabIndex={-1}>
      {children}
    </div>
  );
}
