import {
  type ComponentType,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { captureEvents } from '#web/lib/event-replay.ts';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './lazy-part.module.css';
import { fetchPart, type PartSource, useSource } from './lazy-part.tsx';
import { MissingPart } from './MissingPart.tsx';
import { loadAgain } from './missing-part.ts';

type Prerendered = PartSource<object> & { arrival: Promise<ComponentType> };

type PrerenderedPartProps = {
  source: Prerendered;
  /** Its code is needed although nobody has touched the page. */
  atOnce?: boolean;
};

/** What tells that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export function prerendered(load: () => Promise<ComponentType>): Prerendered {
  let onLoaded: (part: ComponentType) => void = () => {};
  const arrival = new Promise<ComponentType>((resolve) => {
    onLoaded = resolve;
  });
  return { load, loaded: null, failed: 0, arrival, onLoaded };
}

/** Unless it is in the page already. A failure is shown, with Retry, when the part is. */
export async function preload(source: Prerendered): Promise<void> {
  if (typeof document !== 'undefined' && document.querySelector('[data-part]') !== null) return;
  await fetchPart(source).catch(() => {});
}

/**
 * A part of a prerendered page whose code is fetched when somebody begins to use the page. Until it has arrived, fields
 * can be filled in, and the last press is repeated afterwards (web/lib/event-replay.ts). Memoized, because an update
 * would replace the prerendered elements, and with them typed text and the focus.
 */
export const PrerenderedPart = memo(({ source, atOnce = false }: PrerenderedPartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isPrerendered] = useState(useIsHydrating());
  const [isWanted, setWanted] = useState(!isPrerendered);
  const [isPressed, setPressed] = useState(false);
  const { state, retry } = useSource(source, isWanted || atOnce);
  const captured = useRef<ReturnType<typeof captureEvents>>(null);
  // The same element each time, because an update would replace what is prerendered.
  const [content] = useState(
    <Suspense>
      <Content source={source} onReady={() => captured.current?.replay()} />
    </Suspense>,
  );

  useEffect(() => {
    const part = box.current;
    if (part === null || source.loaded) return;
    const want = () => setWanted(true);
    captured.current = captureEvents(document, part, () => setPressed(true));
    // Before React, which stops events in what it has not hydrated.
    for (const sign of signs) document.addEventListener(sign, want, true);
    if (part.contains(document.activeElement)) want();
    return () => {
      captured.current?.forget();
      for (const sign of signs) document.removeEventListener(sign, want, true);
    };
  }, [source]);

  const isMissing = source.loaded === null;
  return (
    <>
      <div ref={box} data-part className={styles.prerendered}>
        {(isPrerendered || !isMissing) && content}
      </div>
      {isMissing && state === 'loading' && (!isPrerendered || isPressed) && (
        <Waiting besideButton={isPrerendered} onRetry={retry} />
      )}
      {isMissing && state !== 'loading' && state !== 'loaded' && (
        // A browser remembers what a script imports and could not be fetched as long as the page is open.
        <MissingPart why={state} onRetry={source.failed > 1 ? loadAgain : retry} />
      )}
    </>
  );
});

function Content({ source, onReady }: { source: Prerendered; onReady: () => void }) {
  const Part = source.loaded ?? use(source.arrival);
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return <Part />;
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
