import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import styles from './FeedbackPill.module.css';
import { useFreeCorner } from './use-free-corner.ts';

/**
 * Fixed in the corner of the view as long as it covers neither a control nor words; until then it is at the end of the
 * page, where its place is always kept (docs/product-decisions.md#feedback-link).
 */
export function FeedbackPill({ onPress }: { onPress: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isFree = useFreeCorner(place);
  return (
    <div ref={place} className={styles.place} data-fixed={isFree || undefined}>
      {/* Another element, so that it does not count as one that was moved. */}
      <Button key={String(isFree)} onClick={onPress}>
        <Trans>GIVE A FEEDBACK</Trans>
      </Button>
    </div>
  );
}
