import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

/** Timing of the clips, measured in real time on this machine. */

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Milliseconds from the last painted frame of a clip to the first one of the next, over `count` changes. Clips skip to
 * their last second.
 */
function gapsBetweenClips(page: Page, count: number): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const videos = [...document.querySelectorAll('video')].slice(0, 2) as HTMLVideoElement[];
        const painted = new Map<HTMLVideoElement, number>();
        const gaps: number[] = [];
        let current = videos.find((video) => video.dataset.front !== undefined);
        const skipToLastSecond = (video: HTMLVideoElement) =>
          setTimeout(() => {
            if (video.duration - video.currentTime > 1.2) video.currentTime = video.duration - 1;
          }, 200);
        for (const video of videos) {
          const onFrame: VideoFrameRequestCallback = (_now, { presentationTime }) => {
            const before = current;
            if (before && before !== video && video.dataset.front !== undefined) {
              gaps.push(Math.max(0, presentationTime - (painted.get(before) ?? 0)));
              current = video;
              skipToLastSecond(video);
              if (gaps.length === wanted) resolve(gaps);
            }
            painted.set(video, presentationTime);
            video.requestVideoFrameCallback(onFrame);
          };
          video.requestVideoFrameCallback(onFrame);
        }
        if (current) skipToLastSecond(current);
      }),
    count,
  );
}

/**
 * Checks every frame from now on.
 * @returns a function that counts the frames without a picture
 */
async function countBlankFrames(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(() => {
    const counted = { blanks: 0 };
    /** The clip of which each element has painted a frame; its readyState may follow a little later. */
    const painted = new Map<HTMLVideoElement, string>();
    for (const video of document.querySelectorAll('video')) {
      const onFrame = () => {
        painted.set(video, video.currentSrc);
        video.requestVideoFrameCallback(onFrame);
      };
      video.requestVideoFrameCallback(onFrame);
    }
    const checkFrame = () => {
      const visible = document.querySelector<HTMLVideoElement>('video[data-front]');
      const hasFrame =
        visible &&
        (painted.get(visible) === visible.currentSrc ||
          visible.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
      if (!hasFrame) counted.blanks += 1;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
    return counted;
  });
  return () => handle.evaluate(({ blanks }) => blanks);
}

test('the next clip follows within 50 ms, median of 30, and the picture is never blank', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, await signUp(page.request, 'facility'), '/gameInterface');
  const gaps: number[] = [];
  await expect(page.locator('video[data-front]').first()).toBeVisible();
  const blanks = await countBlankFrames(page);
  for (let round = 0; round < 10; round += 1) {
    await expect(page.locator('video[data-front]').first()).toBeVisible();
    gaps.push(...(await gapsBetweenClips(page, 3)));
    await page.getByRole('button', { name: 'Rosa' }).click();
    await page.waitForTimeout(800);
  }
  test.info().annotations.push({ type: 'gaps', description: gaps.map(Math.round).join(' ') });
  expect(await blanks()).toBe(0);
  expect(median(gaps)).toBeLessThanOrEqual(50);
});

/** Milliseconds from the next click to the first frame of the exercise's first clip. */
function firstFrameAfterClick(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('click', () => (pressed ||= performance.now()), {
          capture: true,
          once: true,
        });
        const checkFrame = () => {
          const video = document.querySelector<HTMLVideoElement>('video');
          if (!video) return requestAnimationFrame(checkFrame);
          return video.requestVideoFrameCallback((now) => resolve(now - pressed));
        };
        checkFrame();
      }),
  );
}

test('Resume Play shows the first frame within half a second', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(240_000);
  const person = await signUp(page.request, 'facility');
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await openAs(page, person, '/dashboard');
    const button = page.getByRole('button', { name: /Resume Play/ });
    await button.waitFor();
    await page.waitForTimeout(1000);
    const wait = firstFrameAfterClick(page);
    await button.click();
    waits.push(await wait);
  }
  test.info().annotations.push({ type: 'waits', description: waits.map(Math.round).join(' ') });
  expect(median(waits)).toBeLessThanOrEqual(500);
});

test('on slow 4G Resume Play shows the first frame within two and a half seconds', { tag: '@full' }, async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(600_000);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, '/gameInterface');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    // A device without cached data; the emulated network would not slow down a service worker.
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
    const fresh = await context.newPage();
    await openAs(fresh, person, '/feedback');
    const devtools = await context.newCDPSession(fresh);
    const bytesPerSecond = 1_600_000 / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await fresh.goto('/dashboard');
    const button = fresh.getByRole('button', { name: /Resume Play/ });
    await expect(fresh.getByText('Last exercise answered: #1')).toBeVisible();
    // The time in which a player reads the dashboard.
    await fresh.waitForTimeout(3000);
    const wait = firstFrameAfterClick(fresh);
    await button.click();
    waits.push(await wait);
    await context.close();
  }
  test.info().annotations.push({ type: 'waits', description: waits.map(Math.round).join(' ') });
  expect(median(waits)).toBeLessThanOrEqual(2500);
});
