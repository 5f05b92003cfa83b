import { createServer, listen, readSettings } from '@corro/server';

// The process that the proxy test measures: a server before `UPSTREAM_URL`. Says `{ port }` to its
// parent, and `{ memory }`, the most that it has ever used in bytes, whenever it is asked.

const webFolder = process.env['WEB_FOLDER'] ?? '';
const parts = { clock: Date, webFolder, frameFolder: webFolder };
const server = await createServer(readSettings(process.env), parts);
const { port } = await listen(server, 0);
process.send?.({ port });
process.on('message', () => process.send?.({ memory: process.resourceUsage().maxRSS * 1024 }));
process.on('disconnect', () => process.exit());
