import type { Settings } from './settings.ts';
import type { Upstream } from './upstream.ts';

const logins = [
  'Demo customer    phone 5500000001, password corro-demo, transaction code 246810',
  'Invitation code  CORRO',
];

/** What the terminal says once the app serves: where it is, and on a demo how to log in. */
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

/** Lines to print at the start, with what the first look at the upstream found. */
export async function startReport({ report, firstLook: look }: Upstream): Promise<string[]> {
  return look === undefined ? [...report] : [await look(), ...report];
}
