import { chromium, type Locator, type Page, type Response } from '@playwright/test';
import { appPrivacyPolicy } from '#content/public/legal/app-privacy-policy.ts';
import { appTermsOfUse } from '#content/public/legal/app-terms-of-use.ts';
import { privacyPolicy } from '#content/public/legal/privacy-policy.ts';
import { termsOfUse } from '#content/public/legal/terms-of-use.ts';
import { type Language, pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens/screen-list.ts';
import { startServer } from '#e2e/setup/server.ts';
import { settingsCookie } from '#e2e/setup/settings-cookie.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { testLanguage as code } from '#lab/third-language/add-language.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * Visits every screen of a copy of the product to which a test language was added (lab/third-language), or those named, and
 * says what is outside of brackets. What people typed, names, dates and legal texts are.
 */

/** In the copy it is one. */
const testLanguage = code as Language;

/** Days and months as the specification's English formats write them (section 9). */
const dates =
  /\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\d+(st|nd|rd|th)|[ap]m)\b/gi;

/** The numbers of receipts: part of an id, in capitals. */
const receiptNumbers = /\b[0-9A-F]{4} [0-9A-F]{4}\b/g;

/** The honeypot field, names of providers, browsers and languages, and letters as a sample. */
const exceptions = ['Website', 'Google', 'Facebook', 'Aa', 'English', 'Español', 'UTC', 'Mind Your Step'];

/** What says so itself, and the captions of a clip, whose film is English. */
const notTranslated = '[translate="no"], [lang="en"], [lang="es"], p[aria-hidden="true"]';

/** What a server says in words of its own; any other value is a name, an address or what somebody typed. */
const saidByServer = /^(message|reason|title|text|question|option|script|label|hint|why\w*|try|transcript)$/;

/** Left out on purpose by lab/third-language/command.ts: each must be found. */
const leftOut = ['A text left out', 'A title left out', 'A name left out'];

const wanted = process.argv.slice(2);
// Operators see English, and so does a course in a learning system.
const chosen = screens.filter(
  ({ name, path }) =>
    !/^(operator|desk|style|course)/.test(name) &&
    path !== paths.operator &&
    (wanted.length === 0 || wanted.includes(name)),
);
const legal = stringsIn([appPrivacyPolicy, appTermsOfUse, privacyPolicy, termsOfUse]);

const server = await startServer({ WEB_DIR: 'dist/web', LANGUAGES: `en,${testLanguage}` });
const browser = await chromium.launch({ executablePath: chromiumPath() });
matchBracketedNames(await browser.newPage());
const walked = { texts: 0, names: 0, notChecked: 0 };
const found = new Set<string>();
let faults = 0;
try {
  for (const screen of chosen) {
    const texts = await findUntranslated(screen).catch((problem: Error) => {
      walked.notChecked += 1;
      return [`not checked, because its steps failed: ${problem.message.split('\n', 2).join(' ')}`];
    });
    for (const text of texts.filter((one) => leftOut.includes(one))) found.add(text);
    const others = texts.filter((one) => !leftOut.includes(one));
    for (const text of others) console.error(`${screen.name}: ${text}`);
    faults += others.length;
  }
} finally {
  await browser.close();
  await server.stop();
}
const missed = chosen.some(({ name }) => name === 'about') ? leftOut.filter((text) => !found.has(text)) : [];
for (const text of missed) console.error(`left out on purpose, and not found: ${text}`);
console.log(
  `${chosen.length - walked.notChecked} of ${chosen.length} screens, ${walked.texts} texts, ${walked.names} names, titles and alternatives: ` +
    `${faults} faults; left out on purpose and found: ${found.size}`,
);
process.exitCode = faults + missed.length > 0 ? 1 : 0;

async function findUntranslated(screen: Screen): Promise<string[]> {
  const page = await browser.newPage({
    baseURL: server.url,
    reducedMotion: 'reduce',
    // Playwright's routes do not see the requests of a service worker.
    serviceWorkers: 'block',
    // Calls that the steps make themselves, and pages without the app.
    extraHTTPHeaders: { 'accept-language': testLanguage },
  });
  await page.context().addCookies([settingsCookie(server.url, { language: testLanguage })]);
  waitForAppOnLoad(page);
  stayInLanguage(page);
  const typed = readRequests(page);
  const sent: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? '')) reading.push(read(response, sent));
  });
  try {
    await page.goto(screen.path);
    await screen.prepare?.(page);
    const config = JSON.parse(
      (await page
        .locator('#config')
        .textContent()
        .catch(() => null)) ?? '{}',
    );
    const [texts, names] = [
      await page.evaluate(findTextsOutsideBrackets, notTranslated),
      await page.evaluate(findNamesOutsideBrackets),
    ];
    walked.texts += texts.walked;
    walked.names += names.walked;
    await Promise.all(reading);
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    const known = [
      ...exceptions,
      ...[...sent, ...typed].flatMap(withLines),
      ...stringsIn([config.brand, config.support, config.payments, JSON.parse(stored ?? 'null')]).flatMap(
        withLines,
      ),
      ...legal.flatMap(pieces),
    ];
    return [...new Set([...texts.outside, ...names.outside])].filter((text) => !isKnown(text, known));
  } finally {
    // A mocked call may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** The steps open English addresses, some of which lead nowhere else. */
function stayInLanguage(page: Page): void {
  const { goto } = page;
  const isPage = (path: string) => /^\/(?!api|files|sandbox|stopEmails|helper|xa(?:\/|$))/.test(path);
  page.goto = (address, ...rest) => {
    const { pathname, search, hash, origin } = new URL(address, server.url);
    const path = origin === server.url && isPage(pathname) ? pathIn(testLanguage, pathname) : pathname;
    return goto.call(page, new URL(path + search + hash, origin).href, ...rest);
  };
}

/**
 * What the steps send without the page; of emails, their subjects come without brackets, as the steps look for their beginnings.
 * @returns the texts that were sent, which grow
 */
function readRequests({ request }: Page): string[] {
  const typed: string[] = [];
  const { get, post } = request;
  request.post = ((address, options) => {
    typed.push(...stringsIn(options?.data));
    return post.call(request, address, options);
  }) as typeof post;
  request.get = (async (address, options) => {
    const response = await get.call(request, address, options);
    if (!address.startsWith('/sandbox/mail')) return response;
    const { json } = response;
    const read = async () => {
      const { letters } = (await json.call(response)) as { letters: { subject: string }[] };
      return {
        letters: letters.map((one) => ({
          ...one,
          subject: one.subject.replace('«', ''),
        })),
      };
    };
    return Object.assign(response, { json: read });
  }) as typeof get;
  return typed;
}

/** A short text must equal a known one; a long one may be a part of it. */
function isKnown(text: string, known: readonly string[]): boolean {
  const words = text
    .replaceAll(dates, '')
    .replaceAll(receiptNumbers, '')
    .replace(/^[\s|·,]+/, '')
    .trim();
  if (!/\p{L}{2}/u.test(words)) return true;
  const isLong = words.split(/\s+/).length > 3;
  return known
    .map((one) => one.replaceAll(dates, '').trim())
    .some((one) => one === words || `${one}.` === words || (isLong && one.includes(words)));
}

/** Collects what the server's responses hold of people; of a response that a step made up, everything. */
async function read(response: Response, sent: string[]): Promise<void> {
  const isMadeUp = (await response.serverAddr().catch(() => null)) === null;
  const text = await response.text().catch(() => '');
  try {
    sent.push(...stringsIn(JSON.parse(text), isMadeUp ? undefined : saidByServer));
  } catch {
    // It is empty.
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

/** @param without names of values that are left out */
function stringsIn(value: unknown, without?: RegExp): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    without?.test(key) && typeof inner === 'string' ? [] : stringsIn(inner, without),
  );
}

type Outside = { walked: number; outside: string[] };

/** Runs in the page: every text outside of brackets that is visible or for screen readers. */
function findTextsOutsideBrackets(notTranslated: string): Outside {
  const found: string[] = [];
  let [open, walked] = [0, 0];
  // An address that may break is one text.
  for (const mayBreak of document.querySelectorAll('wbr')) mayBreak.remove();
  document.body.normalize();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!around?.checkVisibility() || around.closest(`script, ${notTranslated}`)) continue;
    walked += 1;
    const pieces = (node.textContent ?? '').split(/([«»])/);
    const bare = pieces.filter((piece) => {
      if (piece === '«') open += 1;
      else if (piece === '»') open -= 1;
      return open === 0 && piece !== '»';
    });
    found.push(bare.join('').trim());
  }
  return { walked, outside: found.filter((text) => /\p{L}{2}/u.test(text)) };
}

/** Runs in the page: the same for accessible names, descriptions and placeholders. */
function findNamesOutsideBrackets(): Outside {
  const names = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'alt', 'title'];
  const given = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('[translate="no"], [lang="en"], [lang="es"]'))
    .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    .filter((text) => text !== '');
  const outside = [document.title, ...given]
    .map((name) => name.replaceAll(/«(?:[^«»]|«[^«»]*»)*»/g, '').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
  return { walked: given.length + 1, outside };
}

/** Lets the steps of `screen-list.ts` find their controls although the names are in brackets. */
function matchBracketedNames(page: Page) {
  /** What may stand between two words, before the first and after the last: brackets, and what lengthens a text. */
  const between = '[\\s«»ø]*';
  const spaced = (source: string) => source.replaceAll(/\\s| /g, between.replace('*', '+'));
  const inBrackets = (name: string | RegExp, exact = false) => {
    if (typeof name === 'string') {
      const source = spaced(escapeRegExp(name).replaceAll('\\ ', ' '));
      return exact ? new RegExp(`^${between}${source}${between}$`) : new RegExp(source, 'i');
    }
    const source = spaced(name.source)
      .replace(/^\^/, `^${between}`)
      .replace(/(?<!\\)\$$/, `${between}$`);
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
