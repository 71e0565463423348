import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, timeoutMs } from './engine.ts';

const view = { width: 1024, height: 768 };

/** Debian's Firefox ESR, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport(view);
  page.setDefaultTimeout(timeoutMs);
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    press: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: (xpath, text) => page.locator(`::-p-xpath(${xpath})`).fill(text),
    read: (expression) => page.evaluate(expression),
    until: async (what, expression) => {
      await page
        .waitForFunction(expression)
        .catch((cause) => Promise.reject(new Error(`Not seen: ${what}`, { cause })));
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    async pressKey(key) {
      const isBack = key.startsWith('Shift+');
      if (isBack) await page.keyboard.down('Shift');
      await page.keyboard.press((isBack ? key.slice(6) : key) as KeyInput);
      if (isBack) await page.keyboard.up('Shift');
    },
    async turn() {
      const { width, height } = page.viewport() ?? view;
      await page.setViewport({ width: height, height: width });
    },
    goBack: () => page.goBack(),
    countTabs: async () => (await browser.pages()).length,
    pdf: () => page.pdf({ format: 'Letter' }),
    pressAsAPerson: () =>
      page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'webdriver', { get: () => false });
      }),
    close: () => browser.close(),
  };
}
