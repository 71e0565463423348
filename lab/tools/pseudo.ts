import { chromium, type Locator, type Page, type Response } from '@playwright/test';
import { appPrivacyPolicy } from '#content/public/legal/app-privacy-policy.ts';
import { appTermsOfUse } from '#content/public/legal/app-terms-of-use.ts';
import { privacyPolicy } from '#content/public/legal/privacy-policy.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * `npm run pseudo [name...]`: visits every screen of the app, in a build with each text of the catalog in brackets. A word
 * outside of brackets would not be translated, unless the server sent it (content, user data, messages), it is part of the legal
 * texts or the contract, or it is a date.
 */

/** Days and months as the specification's English formats write them (section 9). */
const dates =
  /\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\d+(st|nd|rd|th)|[ap]m)\b/gi;

/** The numbers of receipts: part of an id, in capitals. */
const receiptNumbers = /\b[0-9A-F]{4} [0-9A-F]{4}\b/g;

/** The honeypot field, names of providers, and letters as a sample. */
const exceptions = ['Website', 'Google', 'Facebook', 'Aa'];

/** What says so itself; field errors, whose texts are the contract's (the server sends the same), and the captions of a clip. */
const notTranslated = '[translate="no"], [id$="-error"], [role="alert"] li, p[aria-hidden="true"]';

const wanted = process.argv.slice(2);
const chosen = screens.filter(
  ({ name, withoutApp }) => !withoutApp && (wanted.length === 0 || wanted.includes(name)),
);
const legal = stringsIn([appPrivacyPolicy, appTermsOfUse, privacyPolicy, termsOfUse]);

const server = await startServer({ WEB_DIR: 'dist/pseudo' });
const browser = await chromium.launch({ executablePath: chromiumPath() });
matchBracketedNames(await browser.newPage());
let faults = 0;
try {
  for (const screen of chosen) {
    const texts = await findUntranslated(screen).catch((problem: Error) => [
      `not checked, because its steps failed: ${problem.message.split('\n', 1)[0]}`,
    ]);
    for (const text of texts) console.error(`${screen.name}: ${text}`);
    faults += texts.length;
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${chosen.length} screens, ${faults} texts that are not in the catalog`);
process.exitCode = faults > 0 ? 1 : 0;

async function findUntranslated(screen: Screen): Promise<string[]> {
  const page = await browser.newPage({
    baseURL: server.url,
    reducedMotion: 'reduce',
    // Playwright's routes do not see the requests of a service worker.
    serviceWorkers: 'block',
  });
  waitForAppOnLoad(page);
  const sent: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (/json|vtt/.test(response.headers()['content-type'] ?? '')) reading.push(read(response, sent));
  });
  await page.goto(screen.path);
  await screen.prepare?.(page);
  const config = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
  const found = [
    ...(await page.evaluate(findTextsOutsideBrackets, notTranslated)),
    ...(await page.evaluate(findNamesOutsideBrackets)),
  ];
  await Promise.all(reading);
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  // A mocked call may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  const known = [
    ...exceptions,
    ...sent.flatMap(withLines),
    ...stringsIn([config, JSON.parse(stored ?? 'null')]).flatMap(withLines),
    ...legal.flatMap(pieces),
  ];
  return [...new Set(found)].filter((text) => !isKnown(text, known));
}

/** A short text must equal a known one; a long one may be a part of it. */
function isKnown(text: string, known: readonly string[]): boolean {
  const words = text.replaceAll(dates, '').replaceAll(receiptNumbers, '').trim();
  if (!/\p{L}{2}/u.test(words)) return true;
  const isLong = words.split(/\s+/).length > 3;
  return known
    .map((one) => one.replaceAll(dates, '').trim())
    .some((one) => one === words || `${one}.` === words || (isLong && one.includes(words)));
}

/** Collects the server's texts from its responses and from the captions of clips. */
async function read(response: Response, sent: string[]): Promise<void> {
  const text = await response.text().catch(() => '');
  try {
    sent.push(...stringsIn(JSON.parse(text)));
  } catch {
    sent.push(...text.split('\n').map((line) => line.replace(/^<v [^>]*>/, '')));
  }
}

/** The text nodes of a legal text: names and the address are separate nodes. */
function pieces(text: string): string[] {
  return text.split(/\{\w+\}/);
}

/** The screens show a text of several lines line by line, and its lists without their bullets. */
function withLines(text: string): string[] {
  return [text, ...text.split('\n').map((line) => line.replace(/^[-•] /, ''))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Runs in the page: every text outside of brackets that is visible or for screen readers. */
function findTextsOutsideBrackets(notTranslated: string): string[] {
  const found: string[] = [];
  let open = 0;
  // An address that may break is one text.
  for (const mayBreak of document.querySelectorAll('wbr')) mayBreak.remove();
  document.body.normalize();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!around?.checkVisibility() || around.closest(`script, ${notTranslated}`)) continue;
    const pieces = (node.textContent ?? '').split(/([⟦⟧])/);
    const bare = pieces.filter((piece) => {
      if (piece === '⟦') open += 1;
      else if (piece === '⟧') open -= 1;
      return open === 0 && piece !== '⟧';
    });
    found.push(bare.join('').trim());
  }
  return found.filter((text) => /\p{L}{2}/u.test(text));
}

/** Runs in the page: the same for accessible names, descriptions and placeholders. */
function findNamesOutsideBrackets(): string[] {
  return [...document.body.querySelectorAll('*')]
    .flatMap((element) =>
      ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'].map((name) =>
        element.getAttribute(name),
      ),
    )
    .map((name) => (name ?? '').replaceAll(/⟦[^⟦⟧]*⟧/g, '').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Lets the steps of `screen-list.ts` find their controls although the names are in brackets. */
function matchBracketedNames(page: Page) {
  const inBrackets = (name: string | RegExp, exact = false) => {
    if (typeof name === 'string')
      return exact ? new RegExp(`^\\s*⟦?${escapeRegExp(name)}⟧?\\s*$`) : new RegExp(escapeRegExp(name), 'i');
    const source = name.source
      .replaceAll(/\\s| /g, '[\\s⟦⟧]+')
      .replace(/^\^/, '^[\\s⟦]*')
      .replace(/\$$/, '[\\s⟧]*$');
    return new RegExp(source, name.flags);
  };
  type Finder = (...given: unknown[]) => Locator;
  for (const prototype of [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator('body'))]) {
    const { getByRole, getByLabel, getByText } = prototype as Record<string, Finder>;
    const byText = (find?: Finder) =>
      function (this: unknown, text: string | RegExp, options: { exact?: boolean } = {}) {
        return find?.call(this, inBrackets(text, options.exact));
      };
    Object.assign(prototype, {
      getByRole(role: string, { name, exact, ...options }: { name?: string | RegExp; exact?: boolean } = {}) {
        return getByRole?.call(this, role, {
          ...options,
          ...(name !== undefined && { name: inBrackets(name, exact) }),
        });
      },
      getByLabel: byText(getByLabel),
      getByText: byText(getByText),
    });
  }
}

function escapeRegExp(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
