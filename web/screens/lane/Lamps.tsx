import styles from './Lamps.module.css';

/** Where the colored lamps hang: in two bows, as shares of the width and height. */
const lamps = Array.from({ length: 14 }, (_, index) => {
  const along = ((index % 7) + 1) / 8;
  return { x: (index < 7 ? 0 : 300) + 300 * along, y: 14 + 4 * 56 * along * (1 - along), index };
});

/** Lamps in honey, teal, terracotta and cream. */
const lampColors = ['#ffd47a', '#5cc4b4', '#f08a5d', '#fdf3dc'];

/** Two strings of colored lamps for a feast, as wide and as high as the box around them. */
export function Lamps() {
  return (
    <svg className={styles.lamps} viewBox="0 0 600 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 14Q150 126 300 14Q450 126 600 14" fill="none" stroke="#16283a" strokeWidth="2" />
      {lamps.map(({ x, y, index }) => (
        <g key={x} fill={lampColors[index % lampColors.length]}>
          <ellipse cx={x} cy={y + 9} rx="13" ry="17" opacity="0.25" />
          <ellipse cx={x} cy={y + 9} rx="6" ry="8.5" />
        </g>
      ))}
    </svg>
  );
}
