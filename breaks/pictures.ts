import type { Break } from './break.ts';

/** How the studio draws people. */
export const breaks: readonly Break[] = [
  {
    behavior: 'The shadow of a person has no edge',
    file: 'studio/people/floor-shadow.ts',
    find: '  softGlow(pen, middle, { x: wide * 1.5, y: wide * 0.36 }, dark, 0.34);\n',
    replace: `  pen.fillStyle = dark;
  pen.fillRect(middle.x - wide, middle.y - wide * 0.2, wide * 2, wide * 0.4);
`,
    noticedBy: 'studio/people/body/body.test.ts',
    title: 'fades out without an edge',
  },
  {
    behavior: 'A foot in the air darkens no floor',
    file: 'studio/people/body/foot.ts',
    find: '  if (leg.foot.aloft) return;\n',
    replace: '',
    noticedBy: 'studio/people/body/body.test.ts',
    title: 'one in the air does not',
  },
  {
    behavior: 'The hem of a seated person lies over the thighs',
    file: 'studio/people/figure.ts',
    find: 'seated && kneesUp(skeleton)',
    replace: 'seated || kneesUp(skeleton)',
    noticedBy: 'studio/people/body/body.test.ts',
    title: 'lies on the lap',
  },
  {
    behavior: 'A bun is inside a hat',
    file: 'studio/people/head/hair.ts',
    find: ' && !look.hat) knot(',
    replace: ') knot(',
    noticedBy: 'studio/people/body/body.test.ts',
    title: 'inside the hat',
  },
  {
    behavior: 'A bent arm has its corner at the bone and its folds in the hollow',
    file: 'studio/people/body/limb.ts',
    find: '> 0 ? 1 : -1;',
    replace: '> 0 ? -1 : 1;',
    noticedBy: 'studio/people/body/limb.test.ts',
    title: 'a hollow on the other side',
  },
  {
    behavior: 'A shoulder goes up with its arm',
    file: 'studio/people/skeleton.ts',
    find: 'RAISED.up * raised',
    replace: 'RAISED.up * 0',
    noticedBy: 'studio/people/figure.test.ts',
    title: 'a shoulder goes up',
  },
  {
    behavior: 'The shade of a solid has no hard edge',
    file: 'studio/canvas/paint.ts',
    find: 'mix(shade, main, (step + 0.7) / (steps + 0.4))',
    replace: 'main',
    noticedBy: 'studio/canvas/paint.test.ts',
    title: 'has no hard edge',
  },
  {
    behavior: 'The gouache goes on over the edges of its sheet without a seam',
    file: 'studio/canvas/paper.ts',
    find: 'heights[(y % cells) * cells + (x % cells)] ?? 0',
    replace: 'heights[y * cells + x] ?? 0',
    noticedBy: 'studio/canvas/paint.test.ts',
    title: 'without a seam',
  },
];
