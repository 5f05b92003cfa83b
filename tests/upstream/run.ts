/** `npm run check:upstream -- URL [--play-money]`: checks an upstream against the contract and prints a report. */
import { randomInt, randomUUID } from 'node:crypto';
import { demoCustomer, invitationCode } from '@corro/sandbox';
import { readSettings, SettingsError } from '@corro/server';
import { readContract } from '@corro/openapi/contract';
import { checkUpstream } from './checkUpstream.ts';
import { exitCodeOf, messagesOf } from './wording.ts';

const usage = 'npm run check:upstream -- https://broker.example/api [--play-money]';

/** Timeout of a call in milliseconds. It is longer than the app's, so that the report can name slow calls. */
const timeoutMs = 30_000;

const { env } = process;
const words = process.argv.slice(2);
const [address, ...others] = words.filter((word) => word !== '--play-money');
try {
  if (address === undefined || others.length > 0) throw new SettingsError(`Usage: ${usage}`);
  const { upstreamUrl } = readSettings({ UPSTREAM_URL: address });
  if (upstreamUrl === null) throw new SettingsError(`Usage: ${usage}`);
  const contract = readContract();
  const report = await checkUpstream({
    contract,
    upstreamUrl,
    movesPlayMoney: words.includes('--play-money'),
    customer: {
      phone: env['CHECK_PHONE'] ?? demoCustomer.phone,
      password: env['CHECK_PASSWORD'] ?? demoCustomer.password,
      transactionCode: env['CHECK_TRANSACTION_CODE'] ?? demoCustomer.transactionCode,
      invitation: env['CHECK_INVITATION'] ?? invitationCode,
    },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
    now: () => performance.now(),
    newKey: () => randomUUID(),
    newPhone: () => `55${String(randomInt(100_000_000)).padStart(8, '0')}`,
  });
  process.stdout.write(messagesOf(report, contract.calls));
  process.exitCode = exitCodeOf(report);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message.replace('UPSTREAM_URL', 'The address')}\n`);
  process.exitCode = 2;
}
