import puppeteer from 'puppeteer-core';
import { type Engine, timeoutMs } from './engine.ts';

/** Debian's Firefox ESR, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
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
    close: () => browser.close(),
  };
}
