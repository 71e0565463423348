import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { RouteObject } from 'react-router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PageConfig } from '#contract/pages/page.ts';
import { basename, localPath } from '#web/lib/language.ts';
import { pageTitle } from '#web/shell/layout/RootLayout.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { App } from './App.tsx';
import { loadTexts } from './i18n.ts';
import { pageTexts as texts } from './page-texts.ts';
import { routes } from './routes.tsx';

export type RenderedPage = { html: string; title: string; description: string };

/** Renders one page as the browser will render it. Only used by the build. */
export async function renderPage(path: string, config: PageConfig): Promise<RenderedPage> {
  const i18n = loadTexts();
  const { query, dataRoutes } = createStaticHandler(routes, { basename });
  const context = await query(new Request(new URL(localPath(path), 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is a redirect and cannot be prerendered`);
  const { prelude } = await prerender(
    <StrictMode>
      <App i18n={i18n} config={config}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
    // Each part in its place, however large: a script would have to put it there otherwise.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const screen = context.matches.at(-1)?.route.handle as ScreenHandle;
  return {
    html: await new Response(prelude).text(),
    title: pageTitle(i18n._(screen.title), config.brand.product),
    description: screen.description ? i18n._(screen.description) : '',
  };
}

/** The texts of files that no screen draws. */
export function pageTexts() {
  const i18n = loadTexts();
  return { oldBrowser: i18n._(texts.oldBrowser), description: i18n._(texts.description) };
}

/** The path patterns of all pages. */
export function routedPaths(all: RouteObject[] = routes): string[] {
  return all.flatMap(({ path, children }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...routedPaths(children ?? []),
  ]);
}
