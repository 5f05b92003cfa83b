import { createEngine } from '../embeddedEngine.ts';

// Ctrl-C reaches this process, too. It is ignored, because the server completes its start before it
// stops, and the start needs the database.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const [, , folder = ''] = process.argv;
const engine = createEngine(folder);
const outcomes = [await engine.opened(), await engine.execute('close')];
for (const { error } of outcomes) if (error !== null) throw new Error(error.message);
process.exit(0);
