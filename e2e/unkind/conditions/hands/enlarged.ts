import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** A control that is pressed must be in view and uncovered, which each press of a journey checks. */
const inView = (
  width: number,
  height: number,
  more: (stage: Stage) => Promise<unknown> = async () => {},
): Way => ({
  async arrange(stage) {
    await stage.page.setViewportSize({ width, height });
    await more(stage);
  },
});

const rootSize =
  (size: string) =>
  ({ page }: Stage) =>
    page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, size);

/** Half of the view while a field has the focus. */
const withKeyboardOnScreen: Way = {
  async arrange({ page }) {
    const [open, closed] = [
      { width: 390, height: 332 },
      { width: 390, height: 664 },
    ];
    await page.setViewportSize(closed);
    await page.exposeFunction('keyboardOnScreen', (isOpen: boolean) =>
      page.setViewportSize(isOpen ? open : closed),
    );
    await page.addInitScript(() => {
      const { keyboardOnScreen } = globalThis as unknown as { keyboardOnScreen: (isOpen: boolean) => void };
      const isTyped = (target: EventTarget | null) =>
        target instanceof HTMLInputElement && /^(?:text|email|password)$/.test(target.type);
      addEventListener('focusin', ({ target }) => isTyped(target) && keyboardOnScreen(true));
      addEventListener('focusout', ({ target }) => isTyped(target) && keyboardOnScreen(false));
    });
  },
};

export const enlarged: Condition = {
  ways: {
    'to 400 %': inView(320, 180),
    'to 200 %': inView(640, 360),
    'by the largest text, on a phone': inView(390, 664, ({ page, server }) =>
      setSettingsCookie(page, server.url, { textSize: 28 }),
    ),
    'by text of 32 px in the browser': inView(1280, 720, rootSize('32px')),
    'with a keyboard on the screen': withKeyboardOnScreen,
  },
};
