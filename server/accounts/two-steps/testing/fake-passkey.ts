import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in software: an authenticator with one P-256 key, as WebAuthn level 3 defines it. */

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];

type Options = { origin: string; isVerified?: boolean };
type Creation = { challenge: string; rp: { id: string } };
type Request = { challenge: string; rpId: string };

export function fakePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };

  const flagsOf = (isVerified: boolean) => userPresent | (isVerified ? userVerified : 0);
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    id: base64url(id),
    /** Sets the counter, as a copy of the passkey would have an older one. */
    setCounter: (value: number) => {
      counter = value;
    },
    create: ({ challenge, rp }: Creation, { origin, isVerified = true }: Options) => {
      // CBOR of the COSE key {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const coseKey = Buffer.concat([
        Buffer.from('a501020326200121', 'hex'),
        Buffer.from('5820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(rp.id, flagsOf(isVerified) | hasCredential, attested);
      // CBOR of {"fmt": "none", "attStmt": {}, "authData": data}
      const attestationObject = Buffer.concat([
        Buffer.from('a3', 'hex'),
        Buffer.from('63', 'hex'),
        Buffer.from('fmt'),
        Buffer.from('64', 'hex'),
        Buffer.from('none'),
        Buffer.from('67', 'hex'),
        Buffer.from('attStmt'),
        Buffer.from('a0', 'hex'),
        Buffer.from('68', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    use: ({ challenge, rpId }: Request, { origin, isVerified = true }: Options) => {
      counter += 1;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, flagsOf(isVerified));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
