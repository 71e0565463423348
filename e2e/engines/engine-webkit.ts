import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin, type WebElement } from 'selenium-webdriver';
import { freePort } from '../setup/server.ts';
import { type Engine, timeoutMs } from './engine.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  PageDown: Key.PAGE_DOWN,
};

/** Debian's WebKitGTK, the engine of Safari, in its MiniBrowser on a virtual screen. */
export async function openWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const command = [`DISPLAY=:${String(display).trim()}`, 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('env', command, { stdio: 'ignore' });
  await listening(port);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const find = async (xpath: string) => {
    // One that is just being replaced never becomes visible.
    const isShown = (one: WebElement) =>
      one.isDisplayed().then(
        (isDisplayed) => isDisplayed,
        () => false,
      );
    const seen = async () => {
      for (const one of await browser.findElements(By.xpath(xpath))) if (await isShown(one)) return one;
      return null;
    };
    const found = (await browser.wait(seen, timeoutMs, `Not seen: ${xpath}`)) as WebElement;
    // The driver does not scroll to what is below the window's edge.
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
    return found;
  };
  const read = (expression: string) => browser.executeScript(`return (${expression})`);
  return {
    version: (await browser.getCapabilities()).getBrowserVersion() ?? '',
    open: (url) => browser.get(url),
    async press(xpath) {
      // What is drawn anew in that moment is pressed again.
      const isPressed = async () =>
        (await find(xpath)).click().then(
          () => true,
          () => false,
        );
      await browser.wait(isPressed, timeoutMs, `Cannot be pressed: ${xpath}`);
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    read,
    until: async (what, expression) => {
      await browser.wait(async () => Boolean(await read(expression)), timeoutMs, `Not seen: ${what}`);
    },
    clickAt: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    async pressKey(key) {
      const hands = browser.actions();
      if (key === 'Shift+Tab') return hands.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
      return hands.sendKeys(keys[key]).perform();
    },
    async turn() {
      const { width } = await browser.manage().window().getRect();
      await browser
        .manage()
        .window()
        .setRect({ width: width > 1000 ? 700 : 1200, height: 860 });
    },
    goBack: () => browser.navigate().back(),
    countTabs: async () => (await browser.getAllWindowHandles()).length,
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}

/** Waits until something listens on the port: on a busy machine the driver takes seconds to start. */
async function listening(port: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    // Rejects at the error of a port on which nothing listens.
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`Nothing listens on port ${port}.`);
    await sleep(100);
  }
}
