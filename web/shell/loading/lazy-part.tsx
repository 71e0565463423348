import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './lazy-part.module.css';
import { MissingPart } from './MissingPart.tsx';
import { type Missing, whyMissing } from './missing-part.ts';

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
      {state === 'loading' || state === 'loaded' ? (
        <div className={styles.loading}>
          <Waiting onRetry={retry} />
          {close}
        </div>
      ) : (
        <MissingPart why={state} onRetry={retry} actions={close} />
      )}
    </div>
  );
}

/** While a script hangs, the loading indicator offers Retry. Whichever request succeeds first is used. */
export function useSource<Props>(source: PartSource<Props>, isWanted: boolean) {
  const [state, setState] = useState<'loading' | 'loaded' | Missing>('loading');
  const [tries, setTries] = useState(1);
  // Fetched again when the part is reopened, and by Retry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher number of tries starts the next one
  useEffect(() => {
    if (!isWanted || source.loaded) return;
    let isCurrent = true;
    setState('loading');
    void fetchOrExplain(source).then((state) => {
      if (isCurrent || state === 'loaded') setState(state);
    });
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

/** A part that fails although the server is there is asked for once more, before a new version is told of. */
async function fetchOrExplain<Props>(source: PartSource<Props>): Promise<'loaded' | Missing> {
  const isThere = () => true;
  const isGone = () => false;
  if (await fetchPart(source).then(isThere, isGone)) return 'loaded';
  const why = await whyMissing();
  if (why !== 'newVersion') return why;
  return (await fetchPart(source).then(isThere, isGone)) ? 'loaded' : why;
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
