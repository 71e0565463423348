import type { HTMLAttributes, Ref } from 'react';
import styles from './layout.module.css';

/** The elements that can be a stack, a row, a card or a screen. */
type Tag = 'div' | 'section' | 'article' | 'nav' | 'figure' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span';

/** Its name, `div` if omitted, and its attributes. */
export type ElementProps = HTMLAttributes<HTMLElement> & {
  as?: Tag | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/** A step of the scale of distances (web/ui/tokens.css), or the distance between things that are tapped. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 'target';

/** React takes the same attributes for all of them. */
export const elementOf = (as: Tag = 'div') => as as 'section';

/** The class of a gap. */
export const gapClass = (gap: Gap) => styles[gap === 'target' ? 'gapTarget' : `gap${gap}`];

export const joinClasses = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ');
