import styles from './ExercisePicture.module.css';

/** A small picture, decoration beside the title of its exercise; an empty frame keeps the titles in line. */
export function ExercisePicture({ address }: { address: string | undefined }) {
  return <span className={styles.picture}>{address && <img src={address} alt="" loading="lazy" />}</span>;
}
