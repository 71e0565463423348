import { expect, test } from 'vitest';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { renderMarkup } from '#web/testing/render-markup.tsx';

/** The home page shows the lane as a picture of its own, because its scripts have no room for the drawing. */
test('the picture behind the headline is Porch Lane with one lit window; `vitest -u` draws it anew', async () => {
  const [, size = '', drawing = ''] =
    /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(renderMarkup(<PorchLane lit={new Set([1])} />)) ?? [];
  const parts = drawing.replaceAll(/ (?:data-\w+|class)="[^"]*"/g, '').replaceAll(/_[^"()]*_/g, '');
  const [, , width, height] = size.split(' ');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${size}">${parts}</svg>\n`;
  expect(picture.match(/fill="#ffd47a"/g)).toHaveLength(1);
  await expect(picture).toMatchFileSnapshot('lane.svg');
});
