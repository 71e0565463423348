import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactAriaStyles } from './security.ts';

test.each(['interactions/usePress', 'overlays/usePreventScroll'])(
  'the style sheet that React Aria writes in %s is allowed by its hash',
  (module) => {
    const source = readFileSync(`node_modules/react-aria/dist/private/${module}.mjs`, 'utf8');
    const [, written = ''] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? [];
    const sheet = written.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable').trim();
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(reactAriaStyles).toContain(`'sha256-${hash}'`);
  },
);
