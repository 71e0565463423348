import styles from './Avatar.module.css';

/** The first letter of a name in a circle, as decoration beside the name itself. */
export function Avatar({ name }: { name: string }) {
  const [initial = ''] = name.trim();
  return <span className={styles.avatar} data-initial={initial.toLocaleUpperCase()} aria-hidden="true" />;
}
