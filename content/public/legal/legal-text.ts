/**
 * A legal page as data. In its texts, `{product}`, `{company}` and `{email}` stand for this installation's names and
 * for the address of its support.
 */
export type LegalText = {
  title: string;
  /** Effective date, e.g. `January 1, 2022`. */
  effective: string;
  /** A summary in a few sentences, for the box at the top of the page. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};

/** A text in another language, for convenience: `of` is the hash of the English one that it translates. */
export type LegalTranslation = LegalText & { of: string };

export type LegalSection = {
  /** The section's anchor. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
};
