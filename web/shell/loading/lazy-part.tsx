import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './lazy-part.module.css';

type PartOptions<Props> = {
  /** Shows the loading indicator where the part will be, not at the bottom of the view. */
  inPlace?: boolean;
  /** Not missed while it is not there: nothing says that it loads or failed to. */
  isDecoration?: boolean;
  /** What Close does while the part is loading. */
  cancel?: (props: Props) => void;
};

export type PartSource<Props> = PartOptions<Props> & {
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
  /** Number of tries that failed or that the person gave up on. */
  failed: number;
  onLoaded?: (part: ComponentType<Props>) => void;
};

/**
 * A part of the app whose code is fetched when it is first shown. Loading and failure are shown beside the page and
 * never replace it, so that what the person typed or chose there stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: PartOptions<Props> = {},
): LoadedPart<Props> {
  const source: PartSource<Props> = { ...options, load, loaded: null, failed: 0 };
  const loadAhead = () => {
    if (!source.loaded) fetchPart(source).catch(() => {});
  };
  return Object.assign((props: Props) => <LazyPart source={source} given={props} />, { loadAhead });
}

/** `loadAhead` fetches its code before it is shown; a failure shows, with Retry, when the part is shown. */
type LoadedPart<Props> = ComponentType<Props> & { loadAhead: () => void };

function LazyPart<Props extends object>({ source, given }: { source: PartSource<Props>; given: Props }) {
  const { inPlace, cancel } = source;
  const isWanted = !('isOpen' in given) || given.isOpen === true;
  const { state, retry } = useSource(source, isWanted);
  if (source.loaded) return <source.loaded {...given} />;
  if (!isWanted || source.isDecoration) return null;
  const close = cancel && (
    <Button variant="text" onClick={() => cancel(given)}>
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
        <div className={styles.loading}>
          <Waiting onRetry={retry} />
          {close}
        </div>
      )}
    </div>
  );
}

/** While a script hangs, the loading indicator offers Retry. Whichever request succeeds first is used. */
export function useSource<Props>(source: PartSource<Props>, isWanted: boolean) {
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
  const [tries, setTries] = useState(1);
  // Fetched again when the part is reopened, and by Retry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher number of tries starts the next one
  useEffect(() => {
    if (!isWanted || source.loaded) return;
    let isCurrent = true;
    setState('loading');
    fetchPart(source).then(
      () => setState('loaded'),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, isWanted, tries]);
  const retry = () => {
    source.failed += 1;
    setTries(tries + 1);
  };
  return { state, retry };
}

export async function fetchPart<Props>(source: PartSource<Props>): Promise<void> {
  // Read by the dynamic import (web/build/retried-imports.ts), which starts before the next task.
  Object.assign(globalThis, { again: source.failed && `?again=${source.failed}` });
  setTimeout(() => Object.assign(globalThis, { again: '' }));
  try {
    const part = await source.load();
    // The first one stays: a second one would mount again and lose what was typed in it.
    source.loaded ??= part;
    source.onLoaded?.(source.loaded);
  } catch (problem) {
    source.failed += 1;
    throw problem;
  }
}
