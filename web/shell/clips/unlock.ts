/**
 * Lets an element play later. Safari plays an element only after a tap that started this same element, and forgets the tap
 * within a second.
 */
export function unlock(element: HTMLMediaElement): void {
  element.play().catch(() => {});
  element.pause();
}
