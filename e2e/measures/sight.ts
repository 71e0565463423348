export type Box = { left: number; top: number; right: number; bottom: number };

/** How much of something is in view: all, cut by an edge or a foot, partly because the view ends there, or nothing. */
export type Seen = 'whole' | 'cut' | 'partly' | 'none';

export type Control = {
  /** The same number means the same element, also in a later sight of the same page. */
  id: number;
  name: string;
  kind: 'link' | 'button' | 'radio' | 'checkbox' | 'field' | 'tab';
  isDisabled: boolean;
  /** It is drawn as the main thing to press. */
  isMain: boolean;
  /** Its middle is in view, and nothing lies over it. */
  isInView: boolean;
  /** It stays where it is when the page scrolls. */
  isFixed: boolean;
  /** Tab stops at it. */
  isStop: boolean;
  box: Box;
  seen: Seen;
};

/** One line of a text. */
export type Line = {
  /** The text of its paragraph or heading. */
  text: string;
  isHeading: boolean;
  /** The same number means the same paragraph or heading. */
  block: number;
  box: Box;
  seen: Seen;
};

export type Picture = {
  kind: 'img' | 'video' | 'canvas' | 'svg';
  /** Its address and its alternative text. */
  source: string;
  box: Box;
  /** What of it is in view, in square pixels. */
  seenArea: number;
};

/** What a person sees of a page without scrolling. Boxes are in CSS pixels from the top left corner of the view. */
export type Sight = {
  width: number;
  height: number;
  /** Of the whole page, scrolled or not. */
  pageWidth: number;
  pageHeight: number;
  hasDialog: boolean;
  controls: Control[];
  lines: Line[];
  pictures: Picture[];
  logo: Box | null;
  title: Box | null;
  main: Box | null;
  footer: Box | null;
  /** Movements that last longer than five seconds, or never end. */
  endlessMotions: number;
};
