import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PageConfig } from '#contract/pages/page.ts';
import { App } from '#web/start/App.tsx';
import { loadTexts } from '#web/start/i18n.ts';

const i18n = await loadTexts();
const config = {
  totalExercises: 50,
  brand: { product: 'Mind Your Step' },
  support: { email: 'help@example.org' },
  price: { month: '$9.99', period: '', months: '' },
  sample: { video: '', poster: '', face: '' },
} as PageConfig;

/** Renders a part of the app to HTML, before its first effect, with the server's responses in `queries`. */
export function renderMarkup(part: ReactNode, queries = new QueryClient()): string {
  return renderToStaticMarkup(
    <App i18n={i18n} config={config}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
      </QueryClientProvider>
    </App>,
  );
}

/** The text of the markup as people read or hear it. */
export function textIn(markup: string): string {
  return markup
    .replaceAll(/<(svg|style).*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:])/g, '$1')
    .trim();
}
