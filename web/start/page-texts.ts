import { msg } from '@lingui/core/macro';

/** Texts of files that no screen draws: the build writes them into the pages and manifests of other languages. */
export const pageTexts = {
  oldBrowser: msg`This browser is too old for this game. Please update it, or use another one: Safari 16.4, Chrome 111, Edge 111, Firefox 121, or newer. An iPad needs iPadOS 16.4 or newer.`,
  description: msg`Short films that teach you to see what makes people fall.`,
};
