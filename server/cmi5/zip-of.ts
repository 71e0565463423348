import { crc32 } from 'node:zlib';

const version = 20;
const utf8Names = 0x0800;
/** January 1, 1980: the same file makes the same bytes. */
const noDate = 0x0021;

/** A ZIP archive of one file, not compressed (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zipOf(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(version, 0);
  about.writeUInt16LE(utf8Names, 2);
  about.writeUInt16LE(noDate, 8);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(content.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([signature(0x04034b50), about, nameBytes, content]);
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version, 0);
  // Comment, disk and attributes of the file, and its offset: all 0.
  const central = Buffer.concat([signature(0x02014b50), madeBy, about, Buffer.alloc(14), nameBytes]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
