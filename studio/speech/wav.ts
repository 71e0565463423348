import { SAMPLE_RATE } from './voices.ts';

/**
 * Reads mono 16-bit PCM at SAMPLE_RATE from a wav file's bytes.
 * @throws Error when the file is of another kind
 */
export function readWav(bytes: Buffer): Int16Array<ArrayBuffer> {
  const [channels, rate, bits] = [bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)];
  if (channels !== 1 || rate !== SAMPLE_RATE || bits !== 16) {
    throw new Error(
      `expected mono 16-bit wav at ${SAMPLE_RATE} Hz, found ${channels} x ${bits} bit at ${rate} Hz`,
    );
  }
  let at = 12;
  while (bytes.toString('latin1', at, at + 4) !== 'data') at += 8 + bytes.readUInt32LE(at + 4);
  // A streamed wav leaves the length field open (0xFFFFFFFF): then the data runs to the end of the file.
  const end = Math.min(bytes.length, at + 8 + bytes.readUInt32LE(at + 4));
  const data = bytes.subarray(at + 8, end - ((end - at) % 2));
  return new Int16Array(Uint8Array.from(data).buffer);
}

/** The bytes of a mono 16-bit wav file at SAMPLE_RATE. */
export function writeWav(pcm: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.byteLength, 40);
  return Buffer.concat([header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}
