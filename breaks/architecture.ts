import type { Break } from './break.ts';

/** Who may import whom, and what the product takes from others. */
export const breaks: readonly Break[] = [
  {
    behavior: 'Imports of the server go down the list of its folders',
    file: 'server/lib/clock.ts',
    find: 'export type Clock =',
    replace: "import type {} from '#server/tables/game.ts';\nexport type Clock =",
    noticedBy: 'repository/architecture.test.ts',
    title: 'imports go down the list of its folders',
  },
  {
    behavior: 'Imports of types form no circle either',
    file: 'server/lib/clock.ts',
    find: 'export type Clock =',
    replace: "import type {} from '#server/services/services.ts';\nexport type Clock =",
    noticedBy: 'repository/architecture.test.ts',
    title: 'no import leads back',
  },
  {
    behavior: 'A subfolder of a feature is closed to other features',
    file: 'server/platform/security-txt.ts',
    find: '/** RFC 9116 recommends less than a year. */',
    replace: "import type {} from '#server/accounts/log-in.ts';",
    noticedBy: 'repository/architecture.test.ts',
    title: 'its subfolders are closed',
  },
  {
    behavior: 'What every screen stands in imports no screen',
    file: 'web/shell/dates.ts',
    find: "import dayjs from 'dayjs';",
    replace: "import dayjs from 'dayjs';\nimport type {} from '#web/screens/support/send-once.ts';",
    noticedBy: 'repository/architecture.test.ts',
    title: 'imports go down the list of its folders',
  },
  {
    behavior: 'Folders side by side form no circle',
    file: 'web/screens/facilities/units/UnitsCard.tsx',
    find: 'export function UnitsCard(',
    replace: "import type {} from '../members/MemberRow.tsx';\n\nexport function UnitsCard(",
    noticedBy: 'repository/architecture.test.ts',
    title: 'no folders import each other in a circle',
  },
  {
    behavior: 'The list of packages has those that are also used in development',
    file: 'repository/shipped-packages.ts',
    find: '!link && (',
    replace: "!link && !path.endsWith('/zod') && (",
    noticedBy: 'repository/supply-chain.test.ts',
    title: 'npm run sbom lists the packages that browsers get',
  },
  {
    behavior: 'The list of packages has those that Vite bundles',
    file: 'repository/shipped-packages.ts',
    find: '(!dev || inBrowsers.has(path))',
    replace: '(!dev || inBrowsers.size === 0)',
    noticedBy: 'repository/supply-chain.test.ts',
    title: 'npm run sbom lists the packages that browsers get',
  },
  {
    behavior: 'Of a package that is installed twice, the copy that the web app gets is listed',
    file: 'repository/shipped-packages.ts',
    find: 'add(path, needed)',
    replace: "add('', needed)",
    noticedBy: 'repository/shipped-packages.test.ts',
    title: 'in the copies that Node finds',
  },
];
