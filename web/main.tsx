import './ui/tokens.css';
import './ui/base.css';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { canonicalPath } from '#contract/paths.ts';
import type { Settings } from '#contract/settings.ts';
import { App } from './App.tsx';
import { createQueries } from './api/queries.ts';
import { readToken } from './api/token.ts';
import { loadTexts } from './i18n.ts';
import { registerServiceWorker } from './offline/register.ts';
import { routes } from './routes.tsx';
import { readConfig } from './shell/config.tsx';
import { ignoreDoubleTouch } from './shell/double-touch.ts';
import { onSettingsChosen, stampSettings } from './shell/settings.ts';

start();

async function start() {
  spellAddress();
  stampSettings();
  onSettingsChosen(keepWithAccount);
  ignoreDoubleTouch(document);
  registerServiceWorker();
  const [i18n] = await Promise.all([loadTexts(), loadFirstScreen(routes)]);
  const root = document.getElementById('root') as HTMLElement;
  const router = createBrowserRouter(routes);
  draw(
    root,
    <StrictMode>
      <App i18n={i18n} config={readConfig()} queries={createQueries()}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
}

async function keepWithAccount(change: Partial<Settings>) {
  if (readToken() === null) return;
  const { keepSettingsWithAccount } = await import('./accounts/own/kept-settings.ts');
  await keepSettingsWithAccount(change);
}

/** Pages drawn ahead are taken over as they are; others start empty. */
function draw(root: HTMLElement, app: ReactNode) {
  if (root.childElementCount > 0) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** `/Dashboard/` is `/dashboard` (decision G58). */
function spellAddress() {
  const spelling = canonicalPath(location.pathname);
  if (spelling === null || spelling === location.pathname) return;
  history.replaceState(history.state, '', spelling + location.search + location.hash);
}

/** The screen that the server has already drawn must be here before React looks at it. */
async function loadFirstScreen(all: RouteObject[]) {
  const matches = matchRoutes(all, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
