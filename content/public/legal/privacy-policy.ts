import type { LegalText } from './legal-text.ts';
import * as shared from './privacy-sections.ts';

/** The privacy policy of the web version. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  effective: 'January 1, 2022',
  summary: [
    'We keep what we need to run your account and your game, and no more.',
    'We do not collect your location. We do not sell your data. We send no advertising.',
    'You must be 13 or older. If you are under 18, a parent or guardian must agree.',
    'Survey answers about falls are health information. We keep them with your account, and your facility does not see them.',
    'You can delete your account at any time. We then delete your data within 30 days.',
    'Questions? Write to {email}.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        '{company} runs {product}. In this text, "we" means {company}. "You" means the person who uses {product} on the web.',
        'This policy tells you what we keep about you, why, who sees it, and how to have it deleted.',
      ],
    },
    {
      id: 'consent',
      heading: 'What you agree to',
      paragraphs: [
        'To have an account you agree that we keep and use your email address and your contact details to run it. The box for this starts empty. You tick it yourself.',
        'You can look at the public pages, and give feedback, without an account.',
      ],
    },
    {
      id: 'age',
      heading: 'Your age',
      paragraphs: [
        'If you are under 13, you may not register.',
        'If you are 13 to 17, you need the consent of a parent or guardian. We ask for this when you sign up. We do not ask for your date of birth.',
        'Do you think that a child under 13 has an account? Please write to {email}. We will close it and delete its data.',
      ],
    },
    shared.whatWeKeep,
    shared.location,
    shared.whatWeUseItFor,
    shared.whoSeesIt,
    shared.study,
    {
      id: 'on-your-device',
      heading: 'What we keep on your device',
      paragraphs: [
        'One cookie remembers how you like pages to look. Two cookies keep you logged in for a month after your last visit, because some browsers forget a login after a week; on a shared computer there are none, and logging out deletes them. One more tells us that somebody has logged in on this device before, so that a person who guesses passwords cannot lock you out. It also lets two-step login ask you less often. They say nothing about you.',
        'Your browser also keeps your login, pages and results you have seen, and answers that are still to be sent, so that you can play when the network is slow. If you choose to keep the game on your device, it keeps the films too.',
        'Logging out removes your login and your results from the device. There are no cookies for advertising.',
      ],
    },
    shared.howLong,
    shared.yourRights,
    shared.safety,
    {
      id: 'changes',
      heading: 'When this policy changes',
      paragraphs: [
        'A new version appears on this page, with a new date at the top. It takes effect on that date.',
      ],
    },
    shared.privacyContact,
  ],
};
