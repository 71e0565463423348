import type { LegalText } from './legal-text.ts';
import * as shared from './terms-sections.ts';

/** The terms of use of the web version. */
export const termsOfUse: LegalText = {
  title: 'Terms of Use',
  effective: 'January 1, 2022',
  summary: [
    '{product} is a learning game. It is not medical advice.',
    'A subscription renews by itself until you cancel. You can cancel at any time.',
    'You get all your money back within 30 days of your first payment if you never opened the game.',
    'If we owe you for a loss, it is at most what you paid us.',
    'A claim must be filed within one year. Questions? Write to {email}.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What this is',
      paragraphs: [
        'These terms are an agreement between you and {company}, which runs {product} ("we"). They apply when you use {product} on the web. If you do not agree, please do not use it.',
        'The Privacy Policy tells you what we keep about you, and from what age you may register.',
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
        'As far as the law allows, what we owe you for a loss through {product} is at most the amount you paid us for it.',
        'Some places do not allow such a limit. It applies only as far as the law allows.',
      ],
    },
    {
      id: 'claims',
      heading: 'Time to make a claim',
      paragraphs: [
        'A claim about {product} must be filed within one year after it arose. After that year it can no longer be made, as far as the law allows.',
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      paragraphs: [
        'New terms appear on this page, with a new date at the top. They take effect on that date. If you do not agree with them, you can cancel.',
      ],
    },
    shared.termsContact,
  ],
};
