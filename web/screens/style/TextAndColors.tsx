import { Row } from '#web/ui/layout/Row.tsx';
import styles from './StyleScreen.module.css';
import { StyleSection } from './StyleSection.tsx';

const textSizes = ['hero', 'title', 'heading', 'large', 'small'] as const;

const colors = [
  'background',
  'surface',
  'inset',
  'text',
  'text-soft',
  'line',
  'line-strong',
  'primary',
  'primary-soft',
  'accent',
  'warning',
  'warning-soft',
  'good',
  'good-soft',
  'bad',
  'bad-soft',
  'info',
  'info-soft',
  'focus',
];

export function Texts() {
  return (
    <StyleSection title="Text">
      {textSizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--font-size-${size})` }}>
          --font-size-{size}: watch where you step
        </p>
      ))}
      <p>
        --font-size: one rem, the person&apos;s own size. 45 to 75 characters a line, line height 1.5, weights
        400 and <strong>600</strong>. Nothing is smaller than --font-size-small.
      </p>
    </StyleSection>
  );
}

export function Colors() {
  return (
    <StyleSection title="Colors">
      <div className={styles.colors}>
        {colors.map((color) => (
          <Row key={color} gap={2} wrap={false} align="center">
            <span className={styles.swatch} style={{ background: `var(--${color})` }} />
            --{color}
          </Row>
        ))}
      </div>
    </StyleSection>
  );
}
