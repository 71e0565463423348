/** What may stand in a setting that is an address. */

/** What the Fetch standard calls bad ports: neither browsers nor Node.js call them, because other programs listen there. */
export const badPorts: readonly number[] = [
  ...[
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  ],
  ...[
    109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  ],
  ...[526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049],
  ...[3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
];

/** Whether an address can be called by its port; what is no address at all is refused elsewhere. */
export function hasCallablePort(address: string): boolean {
  return !URL.canParse(address) || !badPorts.includes(Number(new URL(address).port));
}

/** Whether a host name is this machine itself, so that nothing sent to it leaves the machine. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether an address has nothing before its host, and neither a query nor the name of one call behind it. */
export function isBare(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash, pathname } = new URL(address);
  return !username && !password && !search && !hash && !/\/statements\/?$/.test(pathname);
}

/** Browsers treat this machine's own addresses as they treat https. */
export function isSafeForPasswords(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isThisMachine(hostname);
}

export function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && new URL(text).origin === text && isSafeForPasswords(text) && hasCallablePort(text)
  );
}

/** The address of a database with its password, which may have marks that mean something in an address. */
export function withPassword(address: string | undefined, password: string | undefined): string | null {
  if (!address || !password) return address ?? null;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
