import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { canonicalPath } from '#contract/pages/paths.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { readConfig } from '#web/data/config.tsx';
import { registerServiceWorker } from '#web/data/offline/register.ts';
import { clearStoredReads } from '#web/data/session/clear-stored-reads.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { hasKeptLogin } from '#web/data/session/kept-mark.ts';
import { isVisitor, onSettingsChosen, stampSettings } from '#web/data/settings.ts';
import { addressPrefix, basename, localPath } from '#web/lib/language.ts';
import { newId } from '#web/lib/new-id.ts';
import { tabItems } from '#web/lib/storage.ts';
import { rememberFields } from '#web/lib/typed-fields.ts';
import { within } from '#web/lib/within.ts';
import { takeTyped } from '#web/shell/loading/missing-part.ts';
import { App } from './App.tsx';
import { loadTexts } from './i18n.ts';
import { nextTask } from './next-task.ts';
import { routes } from './routes.tsx';
import { tolerateTranslation } from './tolerate-translation.ts';

/** A login that is restored later than this appears on the page that is shown by then. */
const restoresWithinMs = 5_000;

/** Runs the app in the page. Resolves when it is ready to use. */
export async function start(): Promise<void> {
  canonicalizeUrl();
  nameHistoryEntry();
  stampSettings();
  onSettingsChosen(saveWithAccount);
  void guardPresses();
  addEventListener('focusin', keepFocus, { once: true });
  tolerateTranslation();
  registerServiceWorker();
  await restoreLogin();
  // A previous person may have closed the browser without logging out.
  void clearStoredReads();
  const i18n = loadTexts();
  await nextTask();
  const hasScreen = await loadFirstScreen(routes);
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  const canHydrate = hasScreen && root.childElementCount > 0;
  // With hydration data, even empty, the router keeps the scroll position of users who have scrolled meanwhile.
  const router = createBrowserRouter(routes, canHydrate ? { basename, hydrationData: {} } : { basename });
  await nextTask();
  return new Promise((resolve) => {
    const onReady = () => {
      void putTypedBack();
      void keepLogin();
      resolve();
    };
    const app = (
      <StrictMode>
        <App i18n={i18n} config={readConfig()} onReady={onReady}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (!canHydrate) return createRoot(root).render(app);
    // A transition, because the page can already be read and scrolled, and should stay responsive meanwhile.
    const putFieldsBack = rememberFields(root);
    const onRecoverableError = (error: unknown) => {
      putFieldsBack();
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
  });
}

async function saveWithAccount(change: Partial<Settings>) {
  if (isVisitor()) return;
  const { saveSettingsToAccount } = await import('#web/data/queries/account-settings.ts');
  await saveSettingsToAccount(change);
}

/** On a device whose browser has deleted what it had stored, but not the cookie with the login. */
async function restoreLogin() {
  if (readUser() !== null || !hasKeptLogin()) return;
  const restored = import('#web/data/queries/kept-login.ts').then((kept) => kept.restoreLogin());
  await within(
    restoresWithinMs,
    restored.catch(() => null),
    null,
  );
}

async function keepLogin() {
  if (readUser() === null) return;
  await import('#web/data/queries/kept-login.ts').then((kept) => kept.keepLogin()).catch(() => null);
}

/** What was typed before a new version was loaded. */
async function putTypedBack() {
  const typed = takeTyped();
  if (typed.length > 0) (await import('#web/shell/loading/put-typed-back.ts')).putTypedBack(typed, document);
}

/** Comes after what the page needs to be used. A program that drives the browser presses nothing by accident. */
async function guardPresses() {
  if (navigator.webdriver) return;
  (await import('#web/shell/press-guard.ts').catch(() => null))?.guardPresses(document);
}

/** Comes with the first focus: until then none can be lost. */
async function keepFocus() {
  (await import('#web/shell/keep-focus.ts').catch(() => null))?.keepFocus(document);
}

/** Replaces `/Dashboard/` with `/dashboard` (docs/product-decisions.md#spellings-of-paths). */
function canonicalizeUrl() {
  const canonical = canonicalPath(location.pathname.slice(addressPrefix.length));
  if (canonical === null || localPath(canonical) === location.pathname) return;
  history.replaceState(history.state, '', localPath(canonical) + location.search + location.hash);
}

/**
 * Gives a page that was loaded anew an entry of its own. The router calls all of them `default`, and would scroll each to
 * where the one before was; a reload and Back keep the entry.
 */
function nameHistoryEntry() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, ...takeState(), key: newId() }, '');
}

/** What this page was told when it was left in another language (web/shell/language/kept-state.ts). */
function takeState(): { usr?: unknown } {
  const item = tabItems.get('state');
  if (item === null) return {};
  tabItems.remove('state');
  const { path, state } = JSON.parse(item);
  return path === location.pathname ? { usr: state } : {};
}

/**
 * Loads the screen before hydration, because React hydrates a prerendered page as it is. Resolves to false if the
 * screen cannot be fetched: the router then tries again and shows the error.
 */
async function loadFirstScreen(all: RouteObject[]): Promise<boolean> {
  const matches = matchRoutes(all, location.pathname, basename) ?? [];
  const loads = matches.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loads).then(
    () => true,
    () => false,
  );
}
