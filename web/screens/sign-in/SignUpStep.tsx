import { Trans } from '@lingui/react/macro';
import styles from './SignUpStep.module.css';

type SignUpStepProps = {
  /** 1: name and password, 2: the card. */
  step?: 1 | 2;
  /** With a facility code no card is needed. The line stays, so that nothing below it moves. */
  isOnly?: boolean;
};

/** Tells how far the sign-up has come. */
export function SignUpStep({ step = 1, isOnly = false }: SignUpStepProps) {
  return (
    <p className={styles.step} data-step={isOnly ? 0 : step}>
      {isOnly ? <Trans>Only one step</Trans> : <Trans>Step {step} of 2</Trans>}
    </p>
  );
}
