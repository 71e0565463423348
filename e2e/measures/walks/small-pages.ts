import { atLeast, atMost, type Check } from '../check.ts';
import { facesInView, footerOverContent, mainButtons, pageHeight, picturesInView } from '../measures.ts';
import { fromScreen } from './from-screen.ts';

const small: Check[] = [
  atLeast('Pictures in view', picturesInView, 1),
  atMost('Main buttons', mainButtons, 1),
  atMost('Footer higher than the content, px', footerOverContent, { '1280x720': 0 }),
];
const face = atLeast('Faces in view', facesInView, 1, '0');

/** Pages with one thing to do. */
export const smallWalks = [
  fromScreen('small', 'payment info', 'payment-info', [...small, face]),
  fromScreen('small', 'empty plan', 'plan-new', [...small, face]),
  fromScreen('small', 'empty facility', 'facility-new', [...small, face]),
  fromScreen('small', 'forgot password', 'individual-forgot', small),
  fromScreen('small', 'reset password', 'reset-password', small),
  fromScreen('small', 'feedback', 'feedback', small),
  fromScreen('small', 'about', 'about', small),
  fromScreen('small', 'plan of a trusted person', 'helper', small),
  fromScreen('account', 'individual', 'account-subscriber', [
    atMost('Page, px high', pageHeight, { '390x664 20': 2600 }, '3,765'),
  ]),
  fromScreen('plan', 'ten answered', 'plan', [
    atMost('Page, px high', pageHeight, { '390x664 20': 2400 }, '4,899'),
    atMost('Main buttons', mainButtons, 1),
  ]),
];
