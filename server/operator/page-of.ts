import { rowsPerPage } from '#contract/operator-desk.ts';

/** Where a part of a list begins, and how long it is: a page on the web, the first rows on the command line. */
export function pageOf({
  page = 1,
  limit = rowsPerPage,
}: {
  page?: string | number | undefined;
  limit?: number | undefined;
}): { limit: number; offset: number } {
  return { limit, offset: (Number(page) - 1) * rowsPerPage };
}
