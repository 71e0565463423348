import { msg } from '@lingui/core/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';

export const handle: ScreenHandle = { title: msg`Style` };

export function Component() {
  return <h1>Style</h1>;
}
