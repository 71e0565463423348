import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { Hidden } from '../text/Hidden.tsx';
import styles from './Field.module.css';

/** The texts of a field: a label above it, a hint under it, and an error after "submit". */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** In a row above a list: what it says itself stands for the label, which screen readers alone read. */
  compact?: boolean | undefined;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  children: (control: FieldControl) => ReactNode;
};

export type FieldControl = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function Field({ id, label, hint, error, compact = false, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field} data-compact={compact}>
      <label htmlFor={controlId} className={styles.label}>
        {compact ? <Hidden>{label}</Hidden> : label}
      </label>
      {children({
        id: controlId,
        className: styles.control ?? '',
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={id} className={styles.error}>
      <Icon name="bad" size="1.2em" />
      <span>{error}</span>
    </span>
  );
}
