import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div>
      <label className={`${styles.choice} ${styles.standalone}`}>
        <input
          type="checkbox"
          {...input}
          id={id ?? ownId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
