import { crc32, deflateSync } from 'node:zlib';

/** Side lengths in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Creates a PNG in one colour. The file has a few hundred bytes. */
export function plainPng({ width, height }: Size): Buffer {
  return png({ width, height }, () => 0x60);
}

/** Creates a PNG that cannot be compressed: it has at least three bytes for each pixel. */
export function noisyPng(size: Size): Buffer {
  let seed = 1;
  return png(size, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % 256;
  });
}

/** Encodes pixels as 8-bit RGB without filters. */
function png({ width, height }: Size, sample: () => number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let row = 0; row < height; row += 1) {
    const start = row * (1 + width * 3) + 1;
    for (let at = start; at < start + width * 3; at += 1) rows[at] = sample();
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
