import type { LegalText } from './legal-text.ts';
import * as shared from './terms-sections.ts';

/** The terms of use of the app for phones and tablets. */
export const appTermsOfUse: LegalText = {
  title: 'App Terms of Use',
  effective: 'the day you first use the app',
  summary: [
    'This page is about the {product} app on your phone or tablet.',
    'You must be 18 or over to use the app. It is a learning game, not medical advice.',
    'A subscription renews by itself until you cancel. You can cancel at any time.',
    'You get all your money back within 30 days of your first payment if you never opened the game.',
    'If we owe you for a loss, it is at most 150 US dollars. Questions? Write to {email}.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What this is',
      paragraphs: [
        'These terms are an agreement between you and {company}, which makes the {product} app ("we"). They apply when you use the app. If you do not agree, please do not use it.',
        'The App Privacy Policy tells you what we keep about you.',
      ],
    },
    {
      id: 'age',
      heading: 'Your age',
      paragraphs: ['You must be 18 years old or over to use the app.'],
    },
    {
      id: 'license',
      heading: 'What you may do with the app',
      paragraphs: [
        'You may put the app on the phones and tablets that you use, and play it there. You may not change it, take it apart, or pass it on as your own.',
        'The store you got the app from has its own rules. They apply as well.',
      ],
    },
    shared.notMedical,
    shared.account,
    shared.fairUse,
    shared.billing,
    shared.paymentCompanies,
    shared.trials,
    shared.cancelling,
    shared.refunds,
    shared.asItIs,
    {
      id: 'liability',
      heading: 'The most we can owe you',
      paragraphs: [
        'As far as the law allows, what we owe you for a loss through the app is at most 150 US dollars.',
        'Some places do not allow such a limit. It applies only as far as the law allows.',
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      paragraphs: [
        'New terms appear here with their start date. If you do not agree with them, you can cancel.',
      ],
    },
    shared.termsContact,
  ],
};
