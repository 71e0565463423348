import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/controls/Icon.tsx';
import styles from './Field.module.css';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type SelectFieldProps = ComponentProps<'select'> & FieldTexts;

/** One of several options in the browser's own list; the options are its children. */
export function SelectField({ id, label, hint, error, compact, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} compact={compact}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control} />
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}
