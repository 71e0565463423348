import { rowsPerPage } from '#contract/operator-desk.ts';

/** Where a page of a list begins, and how long it is. */
export function pageOf({ page = '1' }: { page?: string | undefined }): { limit: number; offset: number } {
  return { limit: rowsPerPage, offset: (Number(page) - 1) * rowsPerPage };
}
