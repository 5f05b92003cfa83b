import { setPriority } from 'node:os';
import { outOfMemory } from './photoReader.ts';
import { reencode } from './reencode.ts';

// The process that decodes photos: it receives bytes and sends results as messages.
// `photoReader.ts` starts it with its memory limit in bytes.

const maxMemory = Number(process.argv[2]);

/** Interval of memory checks. Decoding in another thread takes some 100 MB a second. */
const watchMs = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(outOfMemory);
}, watchMs);

// Quotes and orders have priority.
setPriority(5);

process.on('message', async (bytes: Uint8Array) => process.send?.(await reencode(bytes)));
process.on('disconnect', () => process.exit());
