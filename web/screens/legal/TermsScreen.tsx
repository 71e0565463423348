import { msg } from '@lingui/core/macro';
import { termsOfUse as inSpanish } from '#content/public/legal/es/terms-of-use.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LegalPage } from './LegalPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Terms of Use`,
  description: msg`The rules for the game, your account, what you pay, and how to cancel.`,
  questions: [
    {
      question: msg`How do I cancel?`,
      answer: msg`Log in, open Subscription and choose Cancel Subscription. Or write to us on the Contact Us page.`,
    },
  ],
};

export function Component() {
  return <LegalPage text={import.meta.env.VITE_LANGUAGE === 'es' ? inSpanish : termsOfUse} />;
}
