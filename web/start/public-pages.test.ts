import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { type Path, paths } from '#contract/pages/paths.ts';
import { buildGame } from '#server/game/build-game.ts';
import { readConfig } from '#server/lib/config.ts';
import { publicConfigOf } from '#server/platform/public-config.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderPage } from './prerender.tsx';

/** What public pages show and where their links lead, before any script runs. */

const { content } = testContent;
const config: PageConfig = {
  ...publicConfigOf(readConfig({ NODE_ENV: 'test' }), content, buildGame(testContent)),
  year: '2026',
  price: { month: '$9.99', period: '', months: '' },
  translations: { es: false },
  unsigned: false,
  origin: '',
};

const textOf = (html: string) =>
  html
    .replaceAll(/<(svg|style).*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

/** Renders a page and returns what is between header and footer. */
async function render(path: Path, pageConfig = config) {
  const { html } = await renderPage(path, pageConfig);
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const links = [...main.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return {
    main,
    text: textOf(main),
    links: Object.fromEntries(links.map(([, href, inside]) => [textOf(inside as string).trim(), href])),
  };
}

test.each([
  [paths.facilityLogin, { 'Sign Up': '/facilityUserSignUp' }],
  [paths.facilitySignUp, { Login: '/facilityUserLogin' }],
  [
    paths.individualLogin,
    { 'Sign Up': '/individualUserSignup', 'I cannot log in': '/individualUserForgotPassword' },
  ],
])('%s has the links %o', async (path, links) => {
  expect((await render(path)).links).toMatchObject(links);
});

const stores = [
  ['Get it on Google Play', 'googlePlay', 'https://play.google.com/store/apps/details?id=example.steps'],
  ['Download on the App Store', 'appleAppStore', 'https://apps.apple.com/us/app/steps/id1'],
] as const;

test.each(stores)(
  'the home page shows "%s" only where the app has an address there',
  async (label, name, address) => {
    const renderWithLink = (link: string) =>
      render(paths.home, {
        ...config,
        brand: { ...config.brand, links: { ...config.brand.links, [name]: link } },
      });
    expect((await renderWithLink('')).text).not.toContain(label);
    expect((await renderWithLink(address)).links).toMatchObject({
      [`${label} (opens in a new tab)`]: address,
    });
  },
);

test('"Download The Clinical Rehab Version" links to the contact form with that subject', async () => {
  expect((await render(paths.home)).links).toMatchObject({
    'Download The Clinical Rehab Version': `${paths.contact}?subject=clinical-rehab`,
  });
});

test('on the home page headline and both doors come before film, price and card', async () => {
  const { main } = await render(paths.home);
  const places = [
    '<h1',
    'I have been here before',
    'Try one exercise',
    '<video',
    '$9.99 a month.',
    'role="tab"',
  ].map((part) => main.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  [{ month: '$9.99', period: '', months: '' }, '$9.99 a month. Cancel any time. Free with a facility code.'],
  [
    { month: '', period: '$25.00', months: '3' },
    '$25.00 every 3 months. Cancel any time. Free with a facility code.',
  ],
  [{ month: '', period: '', months: '' }, null],
])('with the price %o the home page says %o', async (price, line) => {
  const { text } = await render(paths.home, { ...config, price });
  const said = /\$[^$]*facility code\./.exec(text)?.[0].replaceAll(' .', '.') ?? null;
  expect(said).toBe(line);
});

test('Contact Us begins with the number to call, which a phone can dial', async () => {
  const support = { ...config.support, phone: '1-800-555-0142', phoneLink: 'tel:18005550142' };
  const { text, links } = await render(paths.contact, { ...config, support });
  expect(links).toMatchObject({ 'Call 1-800-555-0142': 'tel:18005550142' });
  expect(text.indexOf('Call 1-800')).toBeLessThan(text.indexOf('Name'));
});

test('About Us presents the video visits, and links to the three centers in a new tab', async () => {
  const { text, links } = await render(paths.about);
  for (const phrase of [
    'About Us',
    'Porchlight Video Visits makes it easy to see family and friends.',
    'Toll-free',
    'Private',
    'Secure',
    'Resource center',
    'Clinical center',
    'Ask an expert',
  ])
    expect(text).toContain(phrase);
  expect(links).toMatchObject({
    'Open the resource center (opens in a new tab)': config.brand.links.resourceCentre,
    'Open the clinical center (opens in a new tab)': config.brand.links.clinicalCentre,
    'Ask an expert (opens in a new tab)': config.brand.links.askAnExpert,
  });
});

test.each([
  [paths.privacy, 'January 1, 2022'],
  [paths.terms, 'January 1, 2022'],
  [paths.appPrivacy, 'the day you first use the app'],
  [paths.appTerms, 'the day you first use the app'],
])('%s is effective %s', async (path, day) => {
  expect((await render(path)).text).toContain(`Effective: ${day} `);
});

test('Contact Us asks for three things, all required, and leaves the check of the address to the browser', async () => {
  const { main, text } = await render(paths.contact);
  expect(main).toMatch(/<h1>Contact Us<\/h1>/);
  const field = (name: string) =>
    new RegExp(`<(?:input|textarea)\\b[^>]*name="${name}"[^>]*>`).exec(main)?.[0];
  for (const name of ['name', 'email', 'issue']) expect(field(name)).toMatch(/ required=""/);
  expect(field('email')).toMatch(/ type="email"/);
  expect(main).not.toMatch(/novalidate/i);
  for (const label of ['Name', 'Email', 'Message', 'Submit']) expect(text).toContain(` ${label} `);
});
