import type { Settings } from './settings.ts';

/** What the terminal says once the app serves: where it is, and how to log in. */
export function announce(settings: Settings, port: number, report: readonly string[]): string {
  const lines = [`Corro: http://localhost:${port}`, ''];
  if (settings.upstreamUrl === null) {
    lines.push(
      'Demo customer    phone 5500000001, password corro-demo, transaction code 246810',
      'Invitation code  CORRO',
      'The sandbox answers with play money: nothing here is a real order.',
    );
  } else {
    lines.push(`Upstream         ${new URL(settings.upstreamUrl).origin}`);
  }
  lines.push(...report, '', 'Ctrl-C stops it.');
  return `${lines.join('\n')}\n`;
}
