import { expect, test } from 'vitest';
import { CAPTION, captionLines, captionsOf, parseWebVtt, webVtt } from './captions.ts';

/** Words of 0.3 s, sentences 0.8 s apart. */
function timed(line: string) {
  let at = 0.35;
  let sentence = 0;
  return line.split(' ').map((text) => {
    const word = { text, start: at, end: at + 0.3, sentence };
    const last = /[.?!]$/.test(text);
    at += last ? 1.1 : 0.3;
    sentence += last ? 1 : 0;
    return word;
  });
}

const LINE =
  'I hold on. My family came to visit today, and now a chair, a gift bag, and my rolling table are on the way to the bathroom. What should I do?';

test('captions have at most two lines of at most 37 characters and lose no word', () => {
  const captions = captionsOf(timed(LINE));
  for (const { lines } of captions) {
    expect(lines.length).toBeLessThanOrEqual(CAPTION.lines);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(CAPTION.characters);
  }
  expect(captions.flatMap((caption) => caption.lines).join(' ')).toBe(LINE);
});

test('a caption never holds words of two sentences', () => {
  expect(captionsOf(timed('Look out. Stop here.')).map((caption) => caption.lines)).toEqual([
    ['Look out.'],
    ['Stop here.'],
  ]);
});

test('captions come and go within 0.15 s of their words and never overlap', () => {
  const words = timed(LINE);
  const captions = captionsOf(words);
  let next = 0;
  captions.forEach((caption, index) => {
    const count = caption.lines.join(' ').split(' ').length;
    expect(Math.abs(caption.start - (words[next]?.start ?? 0))).toBeLessThanOrEqual(0.15);
    next += count;
    expect(Math.abs(caption.end - (words[next - 1]?.end ?? 0))).toBeLessThanOrEqual(0.15);
    expect(caption.start).toBeGreaterThanOrEqual(captions[index - 1]?.end ?? 0);
  });
});

test('a long sentence is cut after a comma near its middle', () => {
  const captions = captionsOf(
    timed('A curled edge can catch your toe in the dark, and then it is hard to find a hold again.'),
  );
  expect(captions[0]?.lines.join(' ')).toBe('A curled edge can catch your toe in the dark,');
});

test('two lines have about one length', () => {
  expect(captionsOf(timed('Look closely at the front edge of the rug.'))[0]?.lines).toEqual([
    'Look closely at the',
    'front edge of the rug.',
  ]);
});

test('a word wider than a line is refused', () => {
  expect(() => captionsOf(timed('x'.repeat(38)))).toThrow('too long');
});

test('a WebVTT file carries the speaker as a voice tag and is read back unchanged', () => {
  const captions = captionsOf(timed('Look & listen. Is 1 < 2?'));
  const text = webVtt(captions, 'Walter');
  expect(text).toContain('00:00.270 --> 00:01.390\n<v Walter>Look &amp; listen.</v>');
  const back = parseWebVtt(text);
  expect(back.map((caption) => caption.lines)).toEqual(captions.map((caption) => caption.lines));
  expect(back[0]?.speaker).toBe('Walter');
  expect(back[1]?.start).toBeCloseTo(captions[1]?.start ?? 0, 2);
});

test('what nobody speaks has two lines of 37 characters at most, and anything longer is refused', () => {
  expect(captionLines('[phone rings]')).toEqual(['[phone rings]']);
  expect(captionLines('[I slept badly. But look: two more rows!]')).toEqual([
    '[I slept badly. But',
    'look: two more rows!]',
  ]);
  expect(() => captionLines(`[${'rings '.repeat(16)}]`)).toThrow('too long for a caption of 2 lines: [rings');
});
