import { msg } from '@lingui/core/macro';
import { appPrivacyPolicy } from '#content/public/legal/app-privacy-policy.ts';
import { appPrivacyPolicy as inSpanish } from '#content/public/legal/es/app-privacy-policy.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LegalPage } from './LegalPage.tsx';

export const handle: ScreenHandle = {
  title: msg`App Privacy Policy`,
  description: msg`What the app for phones and tablets keeps about you, and how to have it deleted.`,
  questions: [
    {
      question: msg`Does the app know where I am?`,
      answer: msg`No. It does not collect your location.`,
    },
  ],
};

export function Component() {
  return <LegalPage text={import.meta.env.VITE_LANGUAGE === 'es' ? inSpanish : appPrivacyPolicy} />;
}
