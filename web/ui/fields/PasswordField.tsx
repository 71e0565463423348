import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Hidden } from '../text/Hidden.tsx';
import styles from './Field.module.css';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { autoComplete: 'current-password' | 'new-password' };

/** A password field: the password can be shown, pasted, and filled in by a password manager. */
export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...(isVisible && { autoCapitalize: 'none' })}
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <Button icon="eye" aria-controls={control.id} onClick={() => setVisible(!isVisible)}>
            {isVisible ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
            <Hidden>
              {' '}
              <Trans>password</Trans>
            </Hidden>
          </Button>
        </div>
      )}
    </Field>
  );
}
