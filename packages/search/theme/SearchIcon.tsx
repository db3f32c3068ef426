import styles from './styles.module.css';

/** A magnifying glass. */
export default function SearchIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.8 12.8 4.7 4.7" />
    </svg>
  );
}
