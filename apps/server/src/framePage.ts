import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from './headers.ts';
import { chosenLocale } from './locale.ts';
import type { Settings } from './settings.ts';

/** The desktop page, in the language that the visitor chose. */
export function framePage(
  folder: string,
  cookies: string | undefined,
  settings: Settings,
): Response {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return new Response('Not built', { status: 404 });
  const html = readFileSync(path, 'utf8').replace(
    '<html lang="es"',
    `<html lang="${chosenLocale(cookies, settings.locales)}"`,
  );
  return new Response(html, { headers: pageHeaders('frame', { script: [], style: [] }) });
}
