import { pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { controlsOutOfView } from '#e2e/checks/bar-rows.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

/** Spanish words are longer, and the page does not scroll to what its bar has no room for: "English" was cut off. */

const widths = [320, 390, 600, 640, 680, 720, 768, 820, 900, 1024, 1080, 1280];

test('everything in the Spanish bar is between the edges of the page, on phones, tablets and computers, in each size of text', {
  tag: '@full',
}, async ({ page, request, baseURL }) => {
  await openAs(page, await signUp(request, 'facility'), paths.account);
  const cut: string[] = [];
  for (const textSize of [20, 24, 28] as const) {
    await setSettingsCookie(page, baseURL as string, { textSize, language: 'es' });
    for (const path of [paths.terms, paths.dashboard, paths.game]) {
      await page.goto(pathIn('es', path));
      await expect(page.getByRole('button', { name: '¿Necesita ayuda?' })).toBeVisible();
      const own = path === paths.game ? page.getByRole('button', { name: /^Ejercicios/ }) : null;
      await expect(own ?? page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const labels = await controlsOutOfView(page);
        cut.push(...labels.map((label) => `${path} at ${width} px, text ${textSize}: ${label}`));
      }
    }
  }
  expect(cut).toEqual([]);
});
