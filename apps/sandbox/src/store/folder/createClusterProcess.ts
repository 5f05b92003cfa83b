import { createEngine } from '../embeddedEngine.ts';

// Ignores Ctrl-C, which reaches this process too: the server stops only after its start is
// complete, so it still needs the database.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const [, , folder = ''] = process.argv;
const engine = createEngine(folder);
const outcomes = [await engine.opened(), await engine.execute('close')];
for (const { error } of outcomes) if (error !== null) throw new Error(error.message);
process.exit(0);
