/**
 * A trembling finger touches twice. A second touch on the same spot within 600 ms is ignored, even if another button
 * has appeared there since the first one.
 */
const withinMs = 600;
const sameSpotPx = 40;

export function ignoreDoubleTouch(target: Document) {
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  let ignored = false;

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  target.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) <= sameSpotPx;
      ignored = near && event.timeStamp - last.at < withinMs;
      if (ignored) swallow(event);
      else last = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    { capture: true },
  );
  for (const type of ['pointerup', 'click'] as const) {
    target.addEventListener(
      type,
      (event) => {
        if (ignored && (event as PointerEvent).pointerType === 'touch') swallow(event);
      },
      { capture: true },
    );
  }
}
