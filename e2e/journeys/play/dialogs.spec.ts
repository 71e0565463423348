import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { playScreens } from '#e2e/screens/play-screens.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';

/** The dialogs of the game besides those after an answer (reveal.spec.ts), where little fits and without our colors. */

test.use({
  expectedErrors: [/the server responded with a status of (401|503)/],
  // Colors are measured, so they must not be animated when the colors are forced.
  contextOptions: { reducedMotion: 'reduce' },
  // Playwright's routes do not see the requests of a service worker.
  serviceWorkers: 'block',
});

const dialogs = [
  'game-see-why-again',
  'game-about-a-part',
  'game-welcome-back',
  'game-new-part',
  'game-survey',
  'game-survey-halfway',
  'game-survey-thanks',
  'game-final',
  'game-congratulations',
  'game-feedback',
  'game-sign-in-again',
  'game-place-saved',
];

const views = [
  { width: 320, height: 180, forcedColors: 'none' },
  { width: 844, height: 390, forcedColors: 'none' },
  { width: 1280, height: 720, forcedColors: 'active' },
] as const;

for (const name of dialogs) {
  test(`${name} can be read and used enlarged to 400 %, on a phone on its side, and with forced colors`, {
    tag: '@full',
  }, async ({ page }) => {
    const screen = playScreens.find((one) => one.name === name);
    if (!screen?.prepare) throw new Error(`There is no screen ${name}`);
    await page.goto(screen.path);
    await screen.prepare(page);
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    for (const { forcedColors, ...viewport } of views) {
      await page.emulateMedia({ forcedColors });
      await page.setViewportSize(viewport);
      await test.step(`${viewport.width} x ${viewport.height}, forced colors ${forcedColors}`, async () => {
        await expectAccessibilityRules(page);
        for (const button of await dialog.getByRole('button').all()) {
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 0.99 });
        }
      });
    }
  });
}
