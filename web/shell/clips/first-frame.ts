const paintedAfterSeconds = 0.3;

/**
 * Calls `then` once, with the first frame that the element paints from now on. Safari 15.3 and Firefox 131 have no frame
 * callbacks, and none come for what a browser does not draw, so an element that has played counts as painted, too.
 */
export function firstFrame(video: HTMLVideoElement, signal: AbortSignal, then: () => void): void {
  const painted = new AbortController();
  const onPainted = () => {
    if (painted.signal.aborted || signal.aborted) return;
    painted.abort();
    then();
  };
  const onPlaying = () => {
    if (!video.paused && video.currentTime > paintedAfterSeconds) onPainted();
  };
  const options = { signal: painted.signal };
  const { requestVideoFrameCallback } = video as Partial<HTMLVideoElement>;
  if (requestVideoFrameCallback) requestVideoFrameCallback.call(video, onPainted);
  else video.addEventListener('playing', onPainted, options);
  video.addEventListener('timeupdate', onPlaying, options);
}
