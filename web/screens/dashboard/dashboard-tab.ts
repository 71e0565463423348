export type DashboardTab = 'game' | 'Reports';

/** The tab in the URL, which survives a reload, or the one requested by the previous page; "game" otherwise (docs/product-decisions.md#dashboard-tabs). */
export function dashboardTab(fromState: unknown, fromAddress: string | null): DashboardTab {
  const asked = fromAddress ?? fromState;
  return typeof asked === 'string' && asked.toLowerCase() === 'reports' ? 'Reports' : 'game';
}
