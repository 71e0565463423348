import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

type Chunks = AsyncIterable<Uint8Array>;
/** Encrypts or decrypts one file, piece by piece. */
export type Cipher = (chunks: Chunks) => AsyncIterable<Uint8Array>;
/** The size and the hash of a file, before encryption. */
export type Fingerprint = { bytes: number; sha256: string };
export type Durability = { durable: boolean };

/** Added to the name of an encrypted file. */
export const encryptedSuffix = '.age';

/** @param recipient the public half of a key, `age1...` */
export function encrypting(recipient: string): Cipher {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return async function* encrypt(chunks) {
    yield* await encrypter.encrypt(asWebStream(chunks));
  };
}

/** @param identity the secret half of a key, `AGE-SECRET-KEY-1...` */
export function decrypting(identity: string): Cipher {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return async function* decrypt(chunks) {
    yield* await decrypter.decrypt(asWebStream(chunks));
  };
}

/** Node's streams and those of the library have the same shape under different type names. */
function asWebStream(chunks: Chunks) {
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array> &
    globalThis.ReadableStream<Uint8Array>;
}

/** Writes a file of a backup. @returns the fingerprint of what was in it before encryption */
export async function store(
  source: Chunks | readonly Uint8Array[],
  target: string,
  cipher: Cipher | undefined,
  durability: Durability,
): Promise<Fingerprint> {
  const { pass, result } = fingerprinting();
  const hashed = pass(Readable.from(source));
  await pipeline(Readable.from(cipher ? cipher(hashed) : hashed), newFile(target, durability));
  return result();
}

/** Writes what a file of a backup contains. @returns its fingerprint, to compare with the manifest */
export async function restoreFile(
  source: Chunks,
  target: string,
  cipher: Cipher | undefined,
  durability: Durability,
): Promise<Fingerprint> {
  const { pass, result } = fingerprinting();
  await pipeline(Readable.from(pass(cipher ? cipher(source) : source)), newFile(target, durability));
  return result();
}

function newFile(path: string, { durable }: Durability) {
  return createWriteStream(path, { flags: 'wx', mode: 0o600, flush: durable });
}

function fingerprinting() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    pass: async function* pass(chunks: Chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }),
  };
}
