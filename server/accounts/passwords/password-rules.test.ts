import { expect, test } from 'vitest';
import { weakness } from './password-rules.ts';

const product = 'Mind Your Step';

test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou1', 'sunshine', '13101988'])(
  '%s is refused as common',
  (password) => {
    expect(weakness(password, product)).toContain('most common');
  },
);

test.each(['mindyourstep', 'Mind Your Step!', 'MindYourStep2026', '1mind-your-step1'])(
  '%s is refused as the name of the product',
  (password) => {
    expect(weakness(password, product)).toContain('Mind Your Step');
  },
);

test.each(['blue kettle on the porch', '13101992', 'my cat minds your steps daily', 'x'.repeat(200)])(
  '%s is welcome',
  (password) => {
    expect(weakness(password, product)).toBeNull();
  },
);
