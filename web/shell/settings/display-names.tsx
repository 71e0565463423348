import { Trans } from '@lingui/react/macro';

/** What the choices of the "Display" panel are called. */

export const textSizeNames = {
  20: <Trans>Normal</Trans>,
  24: <Trans>Large</Trans>,
  28: <Trans>Very large</Trans>,
};

export const themeNames = {
  system: <Trans>Same as my device</Trans>,
  light: <Trans>Light</Trans>,
  dark: <Trans>Dark</Trans>,
  contrast: <Trans>High contrast</Trans>,
};

export const speechNames = {
  1: <Trans>Normal</Trans>,
  0.9: <Trans>Slower</Trans>,
  0.75: <Trans>Slowest</Trans>,
};
