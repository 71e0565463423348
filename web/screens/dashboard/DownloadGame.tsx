import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Game } from '#contract/game.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { allFilesOf } from '#web/data/offline/cached-clips.ts';
import { useGameDownload } from '#web/data/offline/game-download.ts';
import { currentSession } from '#web/data/session/current-session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import styles from './DownloadGame.module.css';

/** "Keep the whole game on this device", for places without Wi-Fi. Shown to people who have played before. */
export function DownloadGame() {
  const game = useQuery(gameQuery);
  if (game.isPending) return <Placeholder />;
  if (!game.data) return null;
  if (!('caches' in window)) return <NotOffered />;
  return <Download game={game.data} />;
}

/** Reserves the space of the button with a label of the same length, so that nothing below moves when it appears. */
function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <Button>
        <DownloadLabel size="00.0" />
      </Button>
    </div>
  );
}

/** Browsers store files only for secure origins. */
function NotOffered() {
  return (
    <p className={styles.note}>
      <Trans>
        The game cannot be kept on this device, because this page was opened without a secure connection
        (https). You need Wi-Fi to play.
      </Trans>
    </p>
  );
}

function DownloadLabel({ size }: { size: string }) {
  return <Trans>Keep the whole game on this device ({size} MB)</Trans>;
}

function Download({ game }: { game: Game }) {
  const files = useMemo(() => allFilesOf(game), [game]);
  const { state, download } = useGameDownload();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = megabytes(total);

  useEffect(() => void download?.check(files), [download, files]);

  if (state.kind === 'complete') {
    return (
      <Stack gap={2} className={styles.note}>
        <p>
          {currentSession()?.isShared ? (
            <Trans>
              The whole game is kept on this device. On a shared computer you still need Wi-Fi when you open
              this page.
            </Trans>
          ) : (
            <Trans>The whole game is kept on this device. You can play without Wi-Fi.</Trans>
          )}
        </p>
        {forgetsAfterAWeek() && (
          <p>
            <Trans>
              Safari may delete it after seven days without a visit. To keep it longer, add this page to the
              Home Screen: tap Share, then Add to Home Screen.
            </Trans>
          </p>
        )}
      </Stack>
    );
  }
  if (state.kind === 'downloading') {
    return (
      <Stack align="start" className={styles.download}>
        <Progress
          label={
            <Trans>
              {megabytes(state.bytes)} of {size} MB kept
            </Trans>
          }
          value={state.bytes}
          max={total}
        />
        <Button onClick={() => download?.stop()}>
          <Trans>Cancel</Trans>
        </Button>
      </Stack>
    );
  }
  return (
    <Stack align="start" className={styles.download}>
      {state.kind === 'failed' && (
        <Notice kind="bad" announce>
          <Trans>The game could not be kept whole. What has arrived stays. Try again with Wi-Fi.</Trans>
        </Notice>
      )}
      {state.kind === 'full' && (
        <Notice kind="bad" announce>
          <Trans>
            There is not enough room on this device: {megabytes(Math.max(state.missing, 1_000_000))} MB more
            are needed. What has arrived stays. Delete what you do not need, then try again.
          </Trans>
        </Notice>
      )}
      <Button onClick={() => void download?.start(files)}>
        {state.kind === 'idle' ? (
          <DownloadLabel size={size} />
        ) : (
          <Trans>Keep the rest of the game ({size} MB)</Trans>
        )}
      </Button>
    </Stack>
  );
}

/** An iPad or iPhone, on which this page was not opened from the Home Screen. */
function forgetsAfterAWeek(): boolean {
  const isApple = /iPad|iPhone|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
