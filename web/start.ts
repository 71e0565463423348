import './ui/tokens.css';
import './ui/base.css';
import { keepEarlyActions } from './early-actions.ts';
import { nextTask } from './next-task.ts';
import { reloadOnce } from './shell/missing-part.ts';

const paintAtLatestMs = 1000;

// Not awaited: the app imports from this file, too, and would wait for it for ever.
run();

/**
 * The only script a page asks for by itself. A page drawn ahead is painted first: its words, font and pictures do
 * not share a poor network with the app, which is fetched afterwards. A page that is not drawn waits for nothing.
 */
async function run(): Promise<void> {
  if (isDrawnAhead()) {
    const doEarlyActions = keepEarlyActions(document);
    await firstPaint();
    const scripts = scriptsOfPage();
    for (const script of scripts) addLink('modulepreload', script);
    await runOneByOne(scripts);
    await startApp();
    doEarlyActions();
  } else {
    await startApp();
  }
  // Last, so whoever drives a browser can tell by it that the app has taken over.
  addLink('manifest', '/manifest.webmanifest');
}

async function startApp(): Promise<void> {
  const { start } = await fetchApp();
  await nextTask();
  await start();
}

/**
 * A script that failed is not asked for again by itself, so the page is opened anew: once, if the server answers. Else
 * the page can still be read; it is opened anew when the network is back, or a button is pressed.
 */
async function fetchApp() {
  try {
    return await import('./main.tsx');
  } catch (problem) {
    if (reloadOnce.isDue() && (await isServerThere())) reloadOnce.reload();
    window.addEventListener('online', () => location.reload());
    window.addEventListener('click', openAnewByButton, { capture: true });
    throw problem;
  }
}

function openAnewByButton({ target }: MouseEvent): void {
  if (navigator.onLine && (target as Element).closest('button')) location.reload();
}

function isServerThere(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function isDrawnAhead(): boolean {
  return document.getElementById('root')?.firstElementChild !== null;
}

/** Resolves once something stands on the screen; soon, too, in a tab that is not looked at and so never painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintAtLatestMs);
  });
}

/** Each in a task of its own. What is missing here is missed again, and spoken of, where the app needs it. */
async function runOneByOne(scripts: string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => {});
    await nextTask();
  }
}

/**
 * All scripts of the app and of this screen, each after those that it imports: to be fetched at once, not one after the
 * other as each names the next.
 */
function scriptsOfPage(): string[] {
  const names = document.querySelector<HTMLMetaElement>('meta[name="app-scripts"]')?.content ?? '';
  return names.split(' ').filter(Boolean);
}

function addLink(rel: string, href: string): void {
  const link = Object.assign(document.createElement('link'), { rel, href });
  if (rel === 'modulepreload') link.crossOrigin = '';
  document.head.append(link);
}
