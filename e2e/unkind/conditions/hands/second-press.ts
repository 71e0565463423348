import type { Condition, Way } from '../../condition.ts';
import { pressTwice, type SecondPress } from './press-twice.ts';

const twice = (second: SecondPress, width: number, height: number): Way => ({
  async arrange({ page }) {
    await page.setViewportSize({ width, height });
    return pressTwice(page, second);
  },
});

/** A second press in one place; from 700 ms on it is a press of its own. */
export const secondPress: Condition = {
  use: { hasTouch: true },
  ways: {
    'by mouse after 350 ms, on an upright tablet': twice({ by: 'mouse', afterMs: 350 }, 768, 1024),
    'by mouse after 120 ms, on a desk': twice({ by: 'mouse', afterMs: 120 }, 1280, 720),
    'by mouse after 600 ms, on a tablet on its side': twice({ by: 'mouse', afterMs: 600 }, 1180, 820),
    'by touch after 100 ms, on a phone': twice({ by: 'touch', afterMs: 100 }, 390, 664),
    'by touch after 250 ms, on a tablet': twice({ by: 'touch', afterMs: 250 }, 820, 1180),
    'by touch after 600 ms, on a phone': twice({ by: 'touch', afterMs: 600 }, 390, 664),
  },
};
