import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import styles from './lazy-part.module.css';

type Options<Props> = {
  /** Its waiting sign stands where the part will stand, not at the foot of the view. */
  inPlace?: boolean;
  /** What Close does while the part is not here yet. */
  giveUp?: (props: Props) => void;
};

type Source<Props> = Options<Props> & {
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
  /** Tries that failed, or that the person did not wait for. */
  givenUp: number;
};

/**
 * A part of the app whose code is fetched when it is first shown. Waiting and failure are shown beside the page and
 * never in place of it: what the person typed or chose there stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): ComponentType<Props> {
  const source: Source<Props> = { ...options, load, loaded: null, givenUp: 0 };
  return (props) => <LazyPart source={source} given={props} />;
}

function LazyPart<Props extends object>({ source, given }: { source: Source<Props>; given: Props }) {
  const { inPlace, giveUp } = source;
  const isWanted = !('isOpen' in given) || given.isOpen === true;
  const { state, retry } = useSource(source, isWanted);
  if (source.loaded) return <source.loaded {...given} />;
  if (!isWanted) return null;
  const close = giveUp && (
    <Button kind="quiet" onClick={() => giveUp(given)}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <div className={inPlace ? undefined : styles.over}>
      {state === 'failed' ? (
        <RetryNotice onRetry={retry} actions={close}>
          <Trans>This part did not arrive. Check that you are online, then tap Retry.</Trans>
        </RetryNotice>
      ) : (
        <div className={styles.coming}>
          <Waiting onRetry={retry} />
          {close}
        </div>
      )}
    </div>
  );
}

/** A script that hangs is offered again by the sign of waiting, and shown whichever request brings it. */
function useSource<Props>(source: Source<Props>, isWanted: boolean) {
  const [state, setState] = useState<'coming' | 'failed' | 'here'>('coming');
  const [tries, setTries] = useState(1);
  // Opened again, and by Retry, it is tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is begun by its number alone
  useEffect(() => {
    if (!isWanted || source.loaded) return;
    let isCurrent = true;
    setState('coming');
    fetchPart(source).then(
      () => setState('here'),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, isWanted, tries]);
  const retry = () => {
    source.givenUp += 1;
    setTries(tries + 1);
  };
  return { state, retry };
}

async function fetchPart<Props>(source: Source<Props>): Promise<void> {
  // Read by the fetching of scripts (web/build/fetched-again.ts), which begins before the next task.
  Object.assign(globalThis, { again: source.givenUp && `?again=${source.givenUp}` });
  setTimeout(() => Object.assign(globalThis, { again: '' }));
  try {
    const part = await source.load();
    // The first that comes stays: another would be drawn anew, without what was typed in it.
    source.loaded ??= part;
  } catch (problem) {
    source.givenUp += 1;
    throw problem;
  }
}
