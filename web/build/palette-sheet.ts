import type { Plugin } from 'vite';
import { paletteCss } from '../../content/public/palette.ts';

/** The colors of the app. An element shows a theme by naming it in `data-theme`. */
export const appColors = paletteCss({
  normal: ':root, [data-theme]',
  contrast: '[data-theme="contrast"]',
  system: '[data-theme="system"]',
});

/** Writes the colors where web/ui/tokens.css imports them. */
export function paletteSheet(): Plugin {
  return {
    name: 'palette-sheet',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/ui/tokens.css') ? code.replace('@import "palette.css";', appColors) : null,
  };
}
