import { setPriority } from 'node:os';
import { outOfMemory } from './photoReader.ts';
import { reencode } from './reencode.ts';

// The process that decodes photos: the bytes come as a message, and so does what they came to.
// Started by `photoReader.ts` with the memory, in bytes, that it may have.

const mostMemory = Number(process.argv[2]);

/** How often memory is checked. Decoding runs on another thread and takes some 100 MB a second. */
const watchMs = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(outOfMemory);
}, watchMs);

// Calls that ask for a price or send an order come first.
setPriority(5);

process.on('message', async (bytes: Uint8Array) => process.send?.(await reencode(bytes)));
process.on('disconnect', () => process.exit());
