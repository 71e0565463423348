import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { captureEvents } from '#web/lib/event-replay.ts';
import { language } from '#web/lib/language.ts';
import { tabItems } from '#web/lib/storage.ts';
import { reloadOnce } from '#web/shell/loading/chunk-load-error.ts';
import { nextTask } from './next-task.ts';

const paintAtLatestMs = 1000;

// This script has arrived: another that does not is a new loss (web/public/load-again.js).
tabItems.remove('loadedAgain');
// Not awaited: the app imports from this file too, and would wait for it forever.
run();

/**
 * The only script in the page itself. A prerendered page is painted first, and the app is fetched afterwards, so that
 * text, font and pictures do not share a slow network with it. A client-rendered page loads the app at once.
 */
async function run(): Promise<void> {
  if (isPrerendered()) {
    const captured = captureEvents(document);
    await firstPaint();
    const scripts = scriptsOfPage();
    for (const script of scripts) addLink('modulepreload', script);
    await runOneByOne(scripts);
    await startApp();
    captured.replay();
  } else {
    await startApp();
  }
  // Added last: browser tests wait for it to know that the app is hydrated.
  addLink('manifest', language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`);
}

async function startApp(): Promise<void> {
  const { start } = await fetchApp();
  await nextTask();
  await start();
}

/**
 * The browser does not request a failed script again, so the page is reloaded: once, if the server responds. Otherwise
 * the page can still be read; it is reloaded when the network is back or a button is pressed.
 */
async function fetchApp() {
  try {
    return await import('./main.tsx');
  } catch (problem) {
    if (reloadOnce.isAllowed() && (await isServerThere())) reloadOnce.reload();
    window.addEventListener('online', () => location.reload());
    window.addEventListener('click', reloadOnClick, { capture: true });
    throw problem;
  }
}

function reloadOnClick({ target }: MouseEvent): void {
  if (navigator.onLine && (target as Element).closest('button')) location.reload();
}

function isServerThere(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function isPrerendered(): boolean {
  return document.getElementById('root')?.firstElementChild !== null;
}

/** Resolves after the first paint, or after a second in a background tab, which is never painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, paintAtLatestMs);
    if ('PerformanceObserver' in window)
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** Runs each script in its own task. A script that fails here fails again, with a message, when the app needs it. */
async function runOneByOne(scripts: string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => {});
    await nextTask();
  }
}

/**
 * All scripts of the app and of this screen, each after those that it imports, so that they can be fetched in parallel.
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
