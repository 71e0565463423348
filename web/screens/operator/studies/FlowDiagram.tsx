import { useLingui } from '@lingui/react/macro';
import styles from './FlowDiagram.module.css';
import { type Flow, lineHeight, padding } from './flow-boxes.ts';

const em = (length: number) => `${length}em`;

/** Boxes with numbers, joined by lines from top to bottom. A table beside it says the same in words. */
export function FlowDiagram({ width, height, boxes, lines }: Flow) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll with the keys, too
    <section className={styles.scroll} tabIndex={0} aria-label={t`Flow of people, drawn`}>
      <svg className={styles.drawing} width={em(width)} height={em(height)} aria-hidden="true">
        {lines.map(({ x1, y1, x2, y2 }) => (
          <line key={`${x1} ${x2} ${y2}`} x1={em(x1)} y1={em(y1)} x2={em(x2)} y2={em(y2)} />
        ))}
        {boxes.map((box) => (
          <g key={`${box.x} ${box.y}`}>
            <rect x={em(box.x)} y={em(box.y)} width={em(box.width)} height={em(box.height)} />
            {box.lines.map((text, place) => (
              <text key={text} x={em(box.x + padding)} y={em(box.y + padding + (place + 0.75) * lineHeight)}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
