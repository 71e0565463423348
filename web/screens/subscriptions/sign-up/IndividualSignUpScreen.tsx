import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import { email, newPassword, passwordMessages } from '#contract/fields.ts';
import { individualRegister } from '#contract/individual-sign-up.ts';
import { paths } from '#contract/pages/paths.ts';
import { getSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { suggestLogin } from '#web/data/session/suggested-login.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { AccountPage, AlternativeLink } from '#web/screens/sign-in/AccountPage.tsx';
import { useAccountReady } from '#web/screens/sign-in/account-ready.ts';
import { ConsentFields } from '#web/screens/sign-in/ConsentFields.tsx';
import { noSignUpConsent, signUpConsentFields, signUpConsentOf } from '#web/screens/sign-in/consent.ts';
import { FieldGroup } from '#web/screens/sign-in/FieldGroup.tsx';
import { NewPasswordField } from '#web/screens/sign-in/NewPasswordField.tsx';
import { checkSignUp } from '#web/screens/sign-in/send-sign-up.ts';
import { formatDate } from '#web/shell/dates.ts';
import { RedirectNotice } from '#web/shell/routing/RedirectNotice.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type CardEntry, CardProblem } from '../card-entry.ts';
import { useCheckout } from '../checkout/use-checkout.tsx';
import { WithCard } from '../checkout/WithCard.tsx';
import { formatDollars, isFreeForever } from '../money.ts';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';
import { usePaidSignUp } from './use-paid-sign-up.ts';

export const handle: ScreenHandle = {
  title: msg`Individual sign up`,
  questions: [
    {
      question: msg`When do I pay?`,
      answer: msg`When you choose Sign Up, and then on the day shown above the button, until you cancel.`,
    },
  ],
};

const schema = z.object({
  email: email('emailRequired'),
  password: newPassword(passwordMessages.individual),
  ...signUpConsentFields,
});

export function Component() {
  return (
    <AccountPage
      title={<Trans>Individual sign up</Trans>}
      links={
        <AlternativeLink question={<Trans>Have an account already?</Trans>} to={paths.individualLogin}>
          <Trans>Login</Trans>
        </AlternativeLink>
      }
    >
      <SubscriptionSummary />
      <WithCard>{(card) => <SignUpForm card={card} />}</WithCard>
    </AccountPage>
  );
}

type CreatedAccount = { user: User; token: string; details?: ResponseOf<typeof getSubscription> | null };

/** Account and first payment in one form, as the specification lists its fields. */
function SignUpForm({ card }: { card: CardEntry }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const accountReady = useAccountReady();
  const { redirect, confirm, leadToLogin } = usePaidSignUp(() => {
    suggestLogin(form.values().email);
    navigate(paths.individualLogin);
  });
  const checkout = useCheckout(card);
  const form = useZodForm(schema, { email: '', password: '', ...noSignUpConsent });

  /** Null when no account was created, or the new account is not paid for. */
  async function signUp(typed: z.output<typeof schema>): Promise<CreatedAccount | null> {
    const { age, contact, study, ...account } = typed;
    const agreed = signUpConsentOf({ age, contact, study });
    try {
      const created = await checkout.submit<CreatedAccount>({
        pay: (payment) =>
          checkSignUp(send(individualRegister, { body: { ...account, ...payment, ...agreed } })),
        confirm,
      });
      const details = await send(getSubscription, { token: created.token }).catch(() => null);
      return { ...created, details };
    } catch (problem) {
      if (problem instanceof CardProblem) checkout.showProblem(problem);
      else if (!leadToLogin(problem)) throw problem;
      return null;
    }
  }

  function onSuccess(created: CreatedAccount | null) {
    if (!created) return;
    const ready = t`Your account is ready. Please log in.`;
    accountReady({ ...created, message: [ready, ...paymentSummary(created)].join(' ') });
  }

  function paymentSummary({
    user: { isSubscribed, amountCharge, subscriptionEndDate },
    details,
  }: CreatedAccount) {
    if (!isSubscribed) return [t`It is not paid for yet.`];
    const paid = formatDollars(amountCharge ?? 0);
    if (subscriptionEndDate === null || (details && isFreeForever(details))) {
      return [t`Amount charged: ${paid}.`];
    }
    const until = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
    return [t`Amount charged: ${paid}. Subscription end date: ${until}.`];
  }

  return (
    <>
      <RedirectNotice redirect={redirect} />
      <Form
        form={form}
        submitLabel={<Trans>Sign Up</Trans>}
        sendingLabel={checkout.sendingLabel}
        disabledBecause={checkout.disabledBecause}
        alsoCheck={checkout.check}
        send={signUp}
        onSuccess={onSuccess}
      >
        <FieldGroup title={<Trans>Your account</Trans>}>
          <TextField
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="email"
            {...form.field('email')}
          />
          <NewPasswordField {...form.field('password')} />
        </FieldGroup>
        <FieldGroup title={<Trans>Before you sign up</Trans>}>
          <ConsentFields
            age={form.field('age')}
            contact={form.field('contact')}
            study={form.field('study')}
          />
        </FieldGroup>
        <FieldGroup title={<Trans>Payment</Trans>}>{checkout.fields}</FieldGroup>
        {checkout.terms}
      </Form>
    </>
  );
}
