import type { ReactNode } from 'react';

/** Our own icons: 24 by 24, with a 2 px round line in the color of the text. */
const drawings = {
  good: <path d="M20 12a8 8 0 1 1-5-7.4M8.5 11.5l3 3L20 6" />,
  bad: <path d="M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.9v.1" />,
  info: <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.5v5.5m0-9v.1" />,
  help: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-2.6 6.2a2.7 2.7 0 1 1 4 2.4c-.9.5-1.4 1-1.4 2m0 2.6v.1" />
  ),
  display: <path d="M3 19 8 6l5 13m-8.3-4.5h6.6M14.5 19l3.2-8.5L21 19m-5.4-2.8h4.2" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 4.8v14.4L19.5 12 7 4.8Z" />,
  sound: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.2 4.2 0 0 1 0 6m2.7-8.7a8 8 0 0 1 0 11.4" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  outside: <path d="M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  next: <path d="m9 5 7 7-7 7" />,
  back: <path d="m15 5-7 7 7 7" />,
  down: <path d="m5 9 7 7 7-7" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4.2-2 1.5a11 11 0 0 0 5.3 5.3l1.6-2 4.1 1.5v3.2a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
  ),
  mail: <path d="M3.5 5.5h17v13h-17v-13Zm0 1 8.5 7 8.5-7" />,
  retry: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />,
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Always beside a text, never instead of it, so it is hidden from screen readers. */
export function Icon({ name, size = '1.3em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={{ width: size, height: size }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
