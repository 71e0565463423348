import { Trans } from '@lingui/react/macro';

/** The floor of the build (vite.config.ts): told before anybody pays. */
export function OldestBrowsers() {
  return (
    <p>
      <Trans>
        The game needs Safari 16.4, Chrome 111, Edge 111, Firefox 121, or newer. An iPad needs iPadOS 16.4 or
        newer.
      </Trans>
    </p>
  );
}
