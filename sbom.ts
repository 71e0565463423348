import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Contrib, Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library';

// npm run sbom -- [FILE]: writes the list of all packages that run in production, in the format CycloneDX 1.6. It is read
// from package-lock.json: what npm lists as installed lacks packages that are also used in development, and hashes.

type Package = {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const root = import.meta.dirname;
const file = process.argv[2] ?? join(root, 'dist/sbom.cdx.json');
const { name, version, license, packages } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
) as { name: string; version: string; license?: string; packages: Record<string, Package> };
const spec = Spec.Spec1dot6;
const folder = 'node_modules/';

const own = new Models.Component(Enums.ComponentType.Application, name, {
  version,
  bomRef: '',
  ...(license && { licenses: licensesOf(license) }),
});
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
const components = new Map([
  ['', own],
  ...shipped.map(([path, one]) => [path, componentOf(path, one)] as const),
]);
for (const [path, component] of components) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const found = findPackage(path, needed);
    if (found) component.dependencies.add(found.bomRef);
  }
}

const bom = new Models.Bom({
  version: 1,
  serialNumber: Contrib.Bom.Utils.randomSerialNumber(),
  metadata: new Models.Metadata({ timestamp: new Date(), component: own }),
  components: new Models.ComponentRepository([...components.values()].filter((one) => one !== own)),
});
const text = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(spec)).serialize(bom, {
  sortLists: true,
  space: 1,
});
const fault = await new Validation.JsonStrictValidator(spec.version).validate(text);
if (fault) throw new Error(`The list is not valid: ${JSON.stringify(fault)}`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${text}\n`);
console.log(`${components.size - 1} packages are listed in ${file}`);

function componentOf(path: string, { version, license, integrity }: Package): Models.Component {
  const full = path.slice(path.lastIndexOf(folder) + folder.length);
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const hash = integrity && Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(integrity);
  return new Models.Component(Enums.ComponentType.Library, name ?? full, {
    version,
    bomRef: path,
    purl: `pkg:npm/${full.replace('@', '%40')}@${version}`,
    ...(group && { group }),
    ...(license && { licenses: licensesOf(license) }),
    ...(hash && { hashes: new Models.HashDictionary([hash]) }),
  });
}

function licensesOf(license: string): Models.LicenseRepository {
  const known = SPDX.isSupportedSpdxId(license)
    ? new Models.SpdxLicense(license)
    : new Models.LicenseExpression(license);
  return new Models.LicenseRepository([known]);
}

/** The package that Node finds for a package at this path: the nearest one of this name. */
function findPackage(path: string, needed: string): Models.Component | undefined {
  const candidate = `${path === '' ? '' : `${path}/`}${folder}${needed}`;
  const found = components.get(candidate);
  if (found || path === '') return found;
  const parent = path.slice(0, path.lastIndexOf(folder)).replace(/\/$/, '');
  return findPackage(parent, needed);
}
