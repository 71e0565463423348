import { msg } from '@lingui/core/macro';
import { privacyPolicy as inSpanish } from '#content/public/legal/es/privacy-policy.ts';
import { privacyPolicy } from '#content/public/legal/privacy-policy.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LegalPage } from './LegalPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Privacy Policy`,
  description: msg`What we keep about you, why, who sees it, and how to have it deleted.`,
  questions: [
    {
      question: msg`How do I delete my data?`,
      answer: msg`Log in, open your account page and choose Delete my account. Your data is gone within 30 days.`,
    },
  ],
};

export function Component() {
  return <LegalPage text={import.meta.env.VITE_LANGUAGE === 'es' ? inSpanish : privacyPolicy} />;
}
