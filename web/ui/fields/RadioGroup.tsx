import type { ComponentProps, ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './Field.tsx';

type RadioGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /**
   * `row` lays out boxes as wide as their text, `boxes` rows of the full width, so that a scale reads from top to bottom,
   * and `cards` lays out `RadioCard`s side by side.
   */
  layout?: 'list' | 'row' | 'boxes' | 'cards';
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

type RadioCardProps = RadioProps & {
  /** A portrait or another picture beside the text. */
  picture?: ReactNode;
  /** Under the text, for example what a person says. */
  detail?: ReactNode;
  /** A short line, for example "You tried this one". */
  note?: ReactNode;
  /** Grayed, but it can still be chosen. */
  dimmed?: boolean;
};

/** An option as a card of at least 120 by 120 px, on phones as a row. Its name is the text; the rest describes it. */
export function RadioCard({ children, picture, detail, note, dimmed, ...input }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles.card} data-dimmed={dimmed || undefined}>
      <input
        name={use(GroupName)}
        {...input}
        type="radio"
        aria-labelledby={id}
        aria-describedby={detail ? `${id}-detail ${id}-note` : `${id}-note`}
      />
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.cardWords}>
        <span id={id} className={styles.cardText}>
          {children}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      </span>
    </label>
  );
}
