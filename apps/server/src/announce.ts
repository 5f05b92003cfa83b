import type { Settings } from './settings.ts';
import type { Upstream } from './upstream.ts';

const logins = [
  'Demo customer    phone 5500000001, password corro-demo, transaction code 246810',
  'Invitation code  CORRO',
];

/** Text for the terminal: the address and, for a demo, how to log in. */
export function announce(settings: Settings, port: number, report: readonly string[]): string {
  const lines = [`Corro: http://localhost:${port}`, ''];
  if (settings.upstreamUrl === null) {
    if (settings.operator === null) lines.push(...logins);
    lines.push('The sandbox answers with play money: nothing here is a real order.');
  } else {
    lines.push(`Upstream         ${settings.upstreamUrl}/api`);
  }
  lines.push(...report, '', 'Ctrl-C stops it.');
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the lines to print at the start. With an upstream, the first line describes its first
 * check.
 */
export async function startReport({ report, firstLook: look }: Upstream): Promise<string[]> {
  return look === undefined ? [...report] : [await look(), ...report];
}
