import { msg } from '@lingui/core/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Buttons, Fields, Messages, Rows } from './Components.tsx';
import { Overlays } from './Overlays.tsx';
import { Colors, Texts } from './TextAndColors.tsx';

export const handle: ScreenHandle = {
  title: msg`Style`,
  questions: [{ question: msg`What is this page for?`, answer: msg`It shows each part of the look once.` }],
};

/** The visual language, for developers who build a screen. Only in development; its texts are not the product's. */
export function Component() {
  return (
    <Stack gap={4}>
      <h1>Style</h1>
      <Texts />
      <Colors />
      <Buttons />
      <Fields />
      <Rows />
      <Messages />
      <Overlays />
    </Stack>
  );
}
