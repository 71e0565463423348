import { expect, test } from 'vitest';
import { termsOfUse as inSpanish } from '#content/public/legal/es/terms-of-use.ts';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { LegalPage } from '#web/screens/legal/LegalPage.tsx';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { renderMarkup } from '#web/testing/render-markup.tsx';

const note = 'No one who grew up with this language, and no doctor, has checked these words yet.';
const config = {
  brand: { product: 'Mind Your Step', partner: { name: '', link: '' } },
  safety: { footer: '' },
  support: { email: 'help@example.org' },
} as PageConfig;

const render = (unsigned: boolean) =>
  renderMarkup(
    <ConfigProvider value={{ ...config, unsigned }}>
      <LegalPage text={inSpanish} />
      <Footer />
    </ConfigProvider>,
  );

test('the footer of every page and a legal text say that their language is not signed yet, until it is', () => {
  expect(render(true).split(note)).toHaveLength(3);
  expect(render(false)).not.toContain(note);
});
