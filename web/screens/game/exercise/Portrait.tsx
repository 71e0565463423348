import styles from './Portrait.module.css';

type PortraitProps = { name: string; picture: string | null; size?: 'small' | 'card' | 'large' };

/** A person's face, or initials on a plain disc for people without a picture (docs/product-decisions.md#three-ids). The name is beside it. */
export function Portrait({ name, picture, size = 'large' }: PortraitProps) {
  const className = `${styles.portrait} ${styles[size]}`;
  if (picture) return <img className={className} src={picture} alt="" width={160} height={160} />;
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  return (
    <span className={className} aria-hidden="true">
      {initials}
    </span>
  );
}
