import type { Language } from '#contract/pages/languages.ts';
import type { Settings } from '#contract/pages/settings.ts';

export type Options = {
  /** Console errors that the test expects, such as the browser's message about a 404. */
  expectedErrors: RegExp[];
  /** Whether the journey uses a pointer (mouse or touch) or only the keyboard. */
  inputMode: 'pointer' | 'keyboard';
  /** The journey starts on a new device, where looking first is on. Otherwise it is turned off. */
  looksFirst: boolean;
  /** The journey plays together with somebody: any other one opens no connection that stays. */
  opensRooms: boolean;
  /** Check the screens in every appearance, as `npm run test:full` does. */
  everyAppearance: boolean;
  /** Of what happens by chance; the full test prints it. */
  seed: number;
  /** The journey walks through the pages of this language; its labels are looked up (e2e/spanish/speak-spanish.ts). */
  language: Language;
  /** The size of text that was chosen on this device. */
  textSize: Settings['textSize'];
};
