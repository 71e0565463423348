import styles from './StyleScreen.module.css';
import { Part } from './StyleSection.tsx';

const textSizes = ['hero', 'title', 'heading', 'large', 'small'] as const;

const colours = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'primary',
  'primary-soft',
  'accent',
  'honey',
  'honey-soft',
  'good',
  'good-soft',
  'bad',
  'bad-soft',
  'news',
  'news-soft',
  'focus',
];

export function Texts() {
  return (
    <Part title="Text">
      {textSizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          --text-{size}: watch where you step
        </p>
      ))}
      <p>
        --text: one rem, the person&apos;s own size. 45 to 75 characters a line, line height 1.5, weights 400
        and <strong>600</strong>. Nothing is smaller than --text-small.
      </p>
    </Part>
  );
}

export function Colours() {
  return (
    <Part title="Colors">
      <div className={styles.colours}>
        {colours.map((colour) => (
          <div key={colour} className={styles.colour}>
            <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
            --{colour}
          </div>
        ))}
      </div>
    </Part>
  );
}
