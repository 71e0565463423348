import type { ComponentProps, ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './Field.tsx';

type RadioGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /**
   * `row` lays out boxes as wide as their text, and `boxes` rows of the full width, so that a scale reads from top to bottom.
   */
  layout?: 'list' | 'row' | 'boxes';
  id?: string;
  children: ReactNode;
};

const GroupName = createContext('');

/** A choice of one option; the browser handles the arrow keys. */
export function RadioGroup({ label, hint, error, layout = 'list', id, children }: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      id={groupId}
      tabIndex={id ? -1 : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      <div className={styles[layout]}>
        <GroupName value={groupId}>{children}</GroupName>
      </div>
    </fieldset>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input name={use(GroupName)} {...input} type="radio" />
      <span>{children}</span>
    </label>
  );
}
