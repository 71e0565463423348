import type { LegalText } from './legal-text.ts';
import * as shared from './privacy-sections.ts';

/** The privacy policy of the app for phones and tablets. */
export const appPrivacyPolicy: LegalText = {
  title: 'App Privacy Policy',
  effective: 'the day you first use the app',
  summary: [
    'This page is about the {product} app on your phone or tablet.',
    'The app does not collect your location. It shows no advertising.',
    'We keep what we need to run your account and your game. We do not sell it.',
    'Survey answers about falls are health information. We keep them with your account, and your facility does not see them.',
    'Delete your account, and we delete your data within 30 days.',
    'Questions? Write to {email}.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        '{company} makes the {product} app. In this text, "we" means {company}. "You" means the person who uses the app.',
        'You use one account in the app and on the web. Your game is the same in both.',
      ],
    },
    {
      id: 'consent',
      heading: 'What you agree to',
      paragraphs: [
        'To have an account you agree that we keep and use your email address and your contact details to run it. The box for this starts empty. You tick it yourself.',
      ],
    },
    {
      id: 'age',
      heading: 'Your age',
      paragraphs: [
        'No one under 13 may register. The App Terms of Use ask that you are 18 or over to use the app.',
      ],
    },
    shared.whatWeKeep,
    shared.location,
    {
      id: 'on-your-device',
      heading: 'What the app keeps and asks for on your device',
      paragraphs: [
        'The app keeps your login, how you like pages to look, results you have seen, and answers that are still to be sent. If you choose to keep the game on your device, it keeps the films too.',
        'The app does not ask for your contacts, your photos, your camera, your microphone or your location.',
        'Logging out removes your login and your results from the device. Removing the app from your device does not delete your account.',
      ],
    },
    shared.whatWeUseItFor,
    shared.whoSeesIt,
    shared.study,
    shared.howLong,
    shared.yourRights,
    shared.safety,
    {
      id: 'changes',
      heading: 'When this policy changes',
      paragraphs: ['A new version appears on this page with its start date.'],
    },
    shared.privacyContact,
  ],
};
