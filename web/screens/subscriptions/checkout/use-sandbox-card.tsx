import { Trans, useLingui } from '@lingui/react/macro';
import { createSandboxCard, sandboxCardFields } from '#contract/sandbox-payments.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { languageQuery } from '#web/lib/language.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { type CardEntry, CardProblem } from '../card-entry.ts';
import styles from './Checkout.module.css';

/** The card fields of the sandbox, as the specification lists them for the individual sign-up (section 5). */
export function useSandboxCard(): CardEntry {
  const { t } = useLingui();
  const form = useZodForm(sandboxCardFields, { number: '', expMonth: '', expYear: '', cvc: '' });

  return {
    isReady: true,
    fields: (
      <fieldset className={styles.card}>
        <legend>
          <Trans>Card</Trans>
        </legend>
        <p className={styles.sandbox}>
          <Trans>Sandbox: use 4242 4242 4242 4242 and any future date.</Trans>
        </p>
        <TextField
          label={<Trans>Card number</Trans>}
          inputMode="numeric"
          autoComplete="cc-number"
          {...form.field('number')}
        />
        <Row gap={3} className={styles.shortFields}>
          <TextField
            label={<Trans>Exp. Month</Trans>}
            hint={t`2 digits`}
            inputMode="numeric"
            autoComplete="cc-exp-month"
            {...form.field('expMonth')}
          />
          <TextField
            label={<Trans>Exp. Year</Trans>}
            hint={t`2 digits`}
            inputMode="numeric"
            autoComplete="cc-exp-year"
            {...form.field('expYear')}
          />
          <TextField
            label={<Trans>CVC</Trans>}
            hint={t`3 digits`}
            inputMode="numeric"
            autoComplete="cc-csc"
            {...form.field('cvc')}
          />
        </Row>
      </fieldset>
    ),
    check: async () => form.check().errors,
    focus: () => form.focus('number'),
    async createPaymentMethod() {
      try {
        const { paymentMethodId } = await send(createSandboxCard, { body: form.values() });
        return paymentMethodId;
      } catch (problem) {
        throw problem instanceof ApiProblem ? new CardProblem(problem.message) : problem;
      }
    },
    confirmWithBank: confirmWithSandboxBank,
  };
}

/** The bank of the sandbox opens in its own window, which closes itself after the confirmation. */
function confirmWithSandboxBank(clientSecret: string): Promise<void> {
  const bank = window.open(
    `/sandbox/payments/authenticate?${new URLSearchParams({ clientSecret, ...languageQuery })}`,
    'bank',
    'width=560,height=640',
  );
  if (!bank)
    return Promise.reject(
      new CardProblem('The bank’s page could not be opened. Please allow pop-ups and try again.'),
    );
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (!bank.closed) return;
      clearInterval(watch);
      resolve();
    }, 300);
  });
}
