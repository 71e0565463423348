import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { canonicalPath } from '#contract/paths.ts';
import type { Settings } from '#contract/settings.ts';
import { readUser } from '#web/session/current-session.ts';
import { App } from './App.tsx';
import { loadTexts } from './i18n.ts';
import { nextTask } from './next-task.ts';
import { registerServiceWorker } from './offline/register.ts';
import { routes } from './routes.tsx';
import { forgetKeptReads } from './session/forget-kept-reads.ts';
import { readConfig } from './shell/config.tsx';
import { ignoreDoubleTouch } from './shell/double-touch.ts';
import { onSettingsChosen, stampSettings } from './shell/settings.ts';
import { tolerateTranslation } from './tolerate-translation.ts';

/** Runs the app in the page; resolves when it can be used. */
export async function start(): Promise<void> {
  spellAddress();
  stampSettings();
  onSettingsChosen(keepWithAccount);
  ignoreDoubleTouch(document);
  tolerateTranslation();
  registerServiceWorker();
  // Whoever was here before and closed the browser without logging out.
  void forgetKeptReads();
  const texts = loadTexts();
  await nextTask();
  const [i18n, hasScreen] = await Promise.all([texts, loadFirstScreen(routes)]);
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  const takesOver = hasScreen && root.childElementCount > 0;
  // With data, even none, the router leaves who has scrolled meanwhile where they are.
  const router = createBrowserRouter(routes, takesOver ? { hydrationData: {} } : {});
  await nextTask();
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <App i18n={i18n} config={readConfig()} onReady={resolve}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (!takesOver) return createRoot(root).render(app);
    // In slices: the page can already be read and scrolled, and stays smooth meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  });
}

async function keepWithAccount(change: Partial<Settings>) {
  const user = readUser();
  if (!user || user.newPasswordRequired) return;
  const { keepSettingsWithAccount } = await import('./accounts/own/kept-settings.ts');
  await keepSettingsWithAccount(change);
}

/** `/Dashboard/` is `/dashboard` (decision G58). */
function spellAddress() {
  const spelling = canonicalPath(location.pathname);
  if (spelling === null || spelling === location.pathname) return;
  history.replaceState(history.state, '', spelling + location.search + location.hash);
}

/**
 * A page drawn ahead is taken over as it is, so its screen must be here before React looks at it. False when it
 * cannot be fetched: the router then tries again by itself and says so.
 */
async function loadFirstScreen(all: RouteObject[]): Promise<boolean> {
  const matches = matchRoutes(all, location.pathname) ?? [];
  const loads = matches.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}
