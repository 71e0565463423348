import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Contrib, Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import {
  findPackage,
  type LockedPackage,
  lockFile,
  nameOf,
  packagesOfWeb,
  shippedPackages,
} from '../../repository/shipped-packages.ts';

// npm run sbom -- [FILE]: writes the list of all packages that run on the server or in browsers, in the format CycloneDX 1.6.
// It is read from package-lock.json, because the list of npm itself lacks hashes and packages that are also used in development.

const root = join(import.meta.dirname, '../..');
const file = process.argv[2] ?? join(root, 'dist/sbom.cdx.json');
const { name, version, license, packages } = lockFile;
const spec = Spec.Spec1dot6;

const own = new Models.Component(Enums.ComponentType.Application, name, {
  version,
  bomRef: '',
  ...(license && { licenses: licensesOf(license) }),
});
const components = new Map([
  ['', own],
  ...shippedPackages(lockFile).map(([path, one]) => [path, componentOf(path, one)] as const),
]);
for (const [path, component] of components) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const declared = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  for (const needed of path === '' ? [...declared, ...packagesOfWeb()] : declared) {
    const place = findPackage(packages, path, needed);
    const found = place && components.get(place);
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

function componentOf(path: string, { version, license, integrity }: LockedPackage): Models.Component {
  const full = nameOf(path);
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
