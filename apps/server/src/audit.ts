/** Process of `npm run audit:ledger`: checks that the whole ledger adds up, and ends. */
import { failWith } from './runServer.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  if (settings.upstreamUrl !== null) {
    throw new Error('UPSTREAM_URL is set: the ledger is that of the upstream.');
  }
  const { auditLedger } = await import('@corro/sandbox');
  const { sum, unbalanced, drifted, orphaned, unexplained, doubled, ...counts } =
    await auditLedger(settings);
  const faults = { sum: Number(sum), unbalanced, drifted, orphaned, unexplained, doubled };
  const isSound = Object.values(faults).every((count) => count === 0);
  process.stdout.write(`${JSON.stringify({ isSound, ...faults, ...counts })}\n`);
  if (!isSound) process.exitCode = 1;
} catch (error) {
  await failWith(error);
}
