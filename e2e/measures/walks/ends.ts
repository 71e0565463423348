import { atLeast, atMost } from '../check.ts';
import {
  controlsInView,
  facesInView,
  headingsLike,
  mainButtons,
  namedInView,
  picturesInView,
} from '../measures.ts';
import type { Sight } from '../sight.ts';
import { fromScreen } from './from-screen.ts';

const confetti = ({ pictures }: Sight) => pictures.filter(({ kind }) => kind === 'canvas').length;
const cheer = headingsLike(/^Congrats/);
const fourPeople = ({ pictures }: Sight) =>
  pictures.filter(({ source, seenArea }) => source.includes('four-people') && seenArea >= 1800).length;

/** The ends of a part, of the course and of the free exercise. */
export const endWalks = [
  fromScreen('ends', 'of a part', 'game-new-part', [
    atMost('Titles of the next part', headingsLike(/Recognizing Signals/), 1, '2'),
    atMost('Main buttons', mainButtons, 1),
    atLeast('Pictures in view', picturesInView, 2),
  ]),
  fromScreen('ends', 'of the course, with gaps', 'game-congratulations', [
    atMost('Headings that cheer', cheer, 0, '1'),
    atMost('Confetti', confetti, 0, '1'),
    atLeast('"Go to the first open exercise" in view', namedInView(/^Go to the first open exercise/), 1, '0'),
  ]),
  fromScreen('ends', 'of the course, complete', 'game-congratulations-all', [
    atLeast('Headings that cheer', cheer, 1, '1'),
    atLeast('The four people in view', fourPeople, 1, '0'),
    atMost('Controls in view', controlsInView, 11),
  ]),
  fromScreen('ends', 'of the free exercise', 'try-done', [
    atLeast('Faces in view', facesInView, 1, '0'),
    atLeast('Pictures in view', picturesInView, 1),
    atLeast('"Sign up" in view', namedInView(/^Sign up/), 1),
  ]),
];
