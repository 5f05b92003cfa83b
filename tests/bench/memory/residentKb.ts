import { existsSync, readFileSync } from 'node:fs';

/** Kilobytes that a process has in memory now, with its threads; 0 when it has ended. By `/proc` of Linux. */
export function residentKb(pid: number | string): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
