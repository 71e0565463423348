import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useOutboxState } from '#web/data/outbox/device-outbox.ts';
import { isSafe } from '#web/data/outbox/outbox-state.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

const suggestAfterMs = 10 * 60_000;

/**
 * Suggests a break after ten minutes, without stopping anything. It appears with the next exercise, so that no button
 * moves while the player is about to tap it.
 */
export function BreakNotice({ exerciseId }: { exerciseId: number }) {
  const [phase, setPhase] = useState<'playing' | 'due' | 'suggested'>('playing');
  const [seenId, setSeenId] = useState(exerciseId);
  const areAnswersSafe = isSafe(useOutboxState());
  const isPlaying = phase === 'playing';
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPhase('due'), suggestAfterMs);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  if (exerciseId !== seenId) {
    setSeenId(exerciseId);
    if (phase === 'due') setPhase('suggested');
  }
  if (phase !== 'suggested') return null;
  return (
    <Notice
      kind="info"
      announce
      actions={
        <Button onClick={() => setPhase('playing')}>
          <Trans>Keep playing</Trans>
        </Button>
      }
    >
      <Trans>You have played for ten minutes. A short rest is good for the eyes.</Trans>
      {areAnswersSafe && (
        <>
          {' '}
          <Trans>Your answers are saved.</Trans>
        </>
      )}
    </Notice>
  );
}
