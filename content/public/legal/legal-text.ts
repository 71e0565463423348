/**
 * A legal page as data. In its words `{product}`, `{company}` and `{email}` stand for this installation's names and
 * for the address of its support.
 */
export type LegalText = {
  title: string;
  /** From when it holds, e.g. `January 1, 2022`. */
  effective: string;
  /** The page in a few sentences, for the box at its top. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** The section's anchor. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
};
