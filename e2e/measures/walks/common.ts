import { atMost, type Check } from '../check.ts';
import {
  backwardStops,
  controlsCut,
  linesCut,
  missingFromDialog,
  pageTooWide,
  titleFromLogo,
} from '../measures.ts';

/** What holds in every state of every screen. */
export const common: readonly Check[] = [
  atMost('Wider than the view, px', pageTooWide, 0),
  atMost('Controls cut by an edge or a foot', controlsCut, 0),
  atMost('Lines of a dialog cut by an edge or a foot', linesCut, 0),
  atMost('Title, first line, main button not in view', missingFromDialog, 0),
  atMost('Tab goes back', backwardStops, 0),
  atMost('Title away from the edge of the logo, px', titleFromLogo, { '1280x720 20': 1 }),
];
