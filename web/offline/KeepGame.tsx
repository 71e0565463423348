import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { gameQuery } from '#web/game/game-queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import styles from './KeepGame.module.css';
import { allFilesOf, areKept, type GameFile, keepFiles } from './kept-clips.ts';

type Keeping = { kind: 'idle' | 'kept' | 'stopped' | 'failed' } | { kind: 'keeping'; bytes: number };

/** "Keep the whole game on this device": for rooms without wifi. Shown to who has played before. */
export function KeepGame() {
  const game = useQuery(gameQuery);
  if (game.isPending) return <Room />;
  if (!game.data || !('caches' in window)) return null;
  return <Keep files={allFilesOf(game.data)} />;
}

/** The room of the button, so that nothing under it moves when it comes: its words with a size of as many digits. */
function Room() {
  return (
    <div className={styles.room}>
      <Button>
        <KeepWords size="00.0" />
      </Button>
    </div>
  );
}

function KeepWords({ size }: { size: string }) {
  return <Trans>Keep the whole game on this device ({size} MB)</Trans>;
}

function Keep({ files }: { files: readonly GameFile[] }) {
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'idle' });
  const stop = useRef<AbortController>(null);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = megabytes(total);

  useEffect(() => {
    void areKept(files).then((kept) => kept && setKeeping({ kind: 'kept' }));
  }, [files]);
  useEffect(() => () => stop.current?.abort(), []);

  async function keep() {
    stop.current = new AbortController();
    setKeeping({ kind: 'keeping', bytes: 0 });
    try {
      await navigator.storage?.persist?.();
      await keepFiles(files, stop.current.signal, (bytes) => setKeeping({ kind: 'keeping', bytes }));
      setKeeping({ kind: 'kept' });
    } catch (problem) {
      setKeeping({ kind: (problem as Error).name === 'AbortError' ? 'stopped' : 'failed' });
    }
  }

  if (keeping.kind === 'kept') {
    return (
      <p className={styles.kept}>
        <Trans>The whole game is kept on this device. You can play without wifi.</Trans>
      </p>
    );
  }
  if (keeping.kind === 'keeping') {
    return (
      <div className={styles.keep}>
        <Progress
          label={
            <Trans>
              {megabytes(keeping.bytes)} of {size} MB kept
            </Trans>
          }
          value={keeping.bytes}
          max={total}
        />
        <Button onClick={() => stop.current?.abort()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.keep}>
      {keeping.kind === 'failed' && (
        <Notice kind="bad" announce>
          <Trans>The game could not be kept whole. What has arrived stays. Try again with wifi.</Trans>
        </Notice>
      )}
      <Button onClick={() => void keep()}>
        {keeping.kind === 'idle' ? (
          <KeepWords size={size} />
        ) : (
          <Trans>Go on keeping the game ({size} MB)</Trans>
        )}
      </Button>
    </div>
  );
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
