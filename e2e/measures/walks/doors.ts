import { atLeast, atMost, type Check } from '../check.ts';
import {
  controlsInView,
  disabledControls,
  facesInView,
  mainBelowView,
  mainButtons,
  mainLabelBelowView,
  namedInView,
  pageHeight,
  picturesInView,
  textsLike,
} from '../measures.ts';
import type { Sight } from '../sight.ts';
import { fromScreen } from './from-screen.ts';

const face = atLeast('Faces in view', facesInView, 1, '0');
/** Not the tab of that name, which only opens the form. */
const login = ({ controls }: Sight) =>
  controls.filter(({ isInView, kind, name }) => isInView && kind !== 'tab' && /\bLogin$/.test(name)).length;

/** The button of the form, not the link of the bar. */
const submit = ({ controls }: Sight) =>
  controls.filter(({ isInView, kind, name }) => isInView && kind === 'button' && name === 'Login').length;

/** Doors whose name is in view; what they lead to is inside. */
const doors = ({ lines }: Sight) =>
  new Set(
    lines
      .filter(({ seen, text }) => seen === 'whole' && /have been here before|I am new/.test(text))
      .map(({ block }) => block),
  ).size;

/** The doors: home, login and sign up. */
const home: Check[] = [
  atLeast('Links and buttons "Login" in view', login, 1, '0; it stands at y 1,780, 1,882, 840, 840'),
  atMost('Controls in view', controlsInView, 10, '15 at 1280x720'),
  atLeast('Pictures in view', picturesInView, 1),
  atLeast('"I have been here before", "I am new" in view', doors, 2, '0'),
  face,
];

const signIn: Check[] = [
  atLeast(
    'Fields and Login in view',
    (sight) => namedInView(/^(Username or Email|Password)\b/)(sight) + submit(sight),
    { 20: 3, '820x1180 28': 3, '1280x720 28': 3 },
    '0 to 2; Login at y 881 to 890',
  ),
  atMost('Prices on the page', textsLike(/\$\d/), 0, '1'),
  face,
];

export const doorWalks = [
  fromScreen('home', 'first view', 'home', home),
  fromScreen('login', 'sign in', 'sign-in', signIn),
  fromScreen('login', 'facility login', 'facility-login', [face]),
  fromScreen('login', 'individual login', 'individual-login', [face]),
  fromScreen('sign-up', 'facility code', 'home-sign-up', [
    atMost('Page, px high', pageHeight, { '390x664 20': 2400 }, '3,640'),
    face,
  ]),
  fromScreen('sign-up', 'with card', 'individual-sign-up', [
    atMost('Page, px high', pageHeight, { '390x664 20': 2200 }, '3,104'),
    face,
  ]),
];

const main = [
  atMost('Main button below the view, px', mainBelowView, { 20: 0 }, '176 at 390x664'),
  atMost('Label of the main button below the view, px', mainLabelBelowView, { 28: 0 }, '495 at 390x664'),
];

const dashboard = [
  ...main,
  atMost('Controls in view', controlsInView, 11),
  atMost('Buttons that cannot be pressed', disabledControls, 0),
  atMost('Main buttons', mainButtons, 1),
];

export const dashboardWalks = [
  fromScreen('dashboard', 'nothing answered', 'dashboard-new', [
    ...dashboard,
    atLeast('"Light your first window" in view', namedInView(/^Light your first window/), { 20: 1 }, '0'),
  ]),
  fromScreen('dashboard', 'twelve answered', 'dashboard-twelve', dashboard),
  fromScreen('dashboard', 'all answered', 'dashboard-finished', dashboard),
  fromScreen('dashboard-members', 'administrator', 'dashboard-members', [
    atMost('Main button below the view, px', mainBelowView, { 20: 0 }, 'ends at 1,730, 1,473, 1,063, 1,063'),
    atMost('Controls in view', controlsInView, 11),
  ]),
];
