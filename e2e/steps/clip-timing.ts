import type { Page } from '@playwright/test';
import type { PageTimes } from './page-times.ts';

/** How soon films begin and follow each other, measured in real time by the page itself. */

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

/** Watches the first exercise of the game, of which three clips follow others in each round. */
export async function timeClips(
  page: Page,
  { rounds }: { rounds: number },
): Promise<Pick<PageTimes, 'gaps' | 'blanks'>> {
  const front = page.locator('video[data-front]').first();
  await front.waitFor();
  const blanks = await countBlankFrames(page);
  const gaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await front.waitFor();
    gaps.push(...(await gapsBetweenClips(page, 3)));
    await page.getByRole('button', { name: 'Rosa' }).click();
    await page.waitForTimeout(800);
  }
  return { gaps, blanks: await blanks() };
}

/**
 * Milliseconds from the next click, or without one from the opening of the page, to the first frame of the exercise's first
 * clip.
 */
export function firstFrame(page: Page): Promise<number> {
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

/** The bits a second and the delay of slow 4G, or of a wifi that many share. A service worker would not be slowed down. */
export async function slowDownTo4G(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
