export type DashboardTab = 'game' | 'Reports';

/** The tab asked for by the address, which survives a reload, or by the page before; "game" otherwise (G45). */
export function dashboardTab(fromState: unknown, fromAddress: string | null): DashboardTab {
  const asked = fromAddress ?? fromState;
  return typeof asked === 'string' && asked.toLowerCase() === 'reports' ? 'Reports' : 'game';
}
