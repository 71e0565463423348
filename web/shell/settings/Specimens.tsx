import type { CSSProperties } from 'react';
import type { Settings } from '#contract/pages/settings.ts';
import styles from './Specimens.module.css';

/** Small pictures of what the choices of the "Display" panel do. The name beside each says the same. */

type LettersProps = { size: Settings['textSize']; current: Settings['textSize'] };

/** Letters in the size that they would have, whatever size is chosen now. */
export function LettersSpecimen({ size, current }: LettersProps) {
  return (
    <span className={styles.letters} style={{ fontSize: `${size / current}rem` }} translate="no">
      Aa
    </span>
  );
}

/** A small page in the colors of the theme. */
export function PageSpecimen({ theme }: { theme: Settings['theme'] }) {
  const pages = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span className={styles.frame} data-theme={theme === 'contrast' ? theme : undefined}>
      {pages.map((page) => (
        <span key={page} className={styles.page} data-theme={page}>
          <span />
          <span />
          <span />
        </span>
      ))}
    </span>
  );
}

/** Words of a sentence: the slower the speech, the wider the pauses between them. */
export function SpeechSpecimen({ rate }: { rate: Settings['speechRate'] }) {
  return (
    <span className={styles.speech} style={{ '--pause': `${3 / rate ** 5}px` } as CSSProperties}>
      <span />
      <span />
      <span />
    </span>
  );
}
