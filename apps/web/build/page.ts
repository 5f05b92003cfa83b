import { createHash } from 'node:crypto';
import type { PrerenderedPage } from '../src/start/prerender.tsx';

/** What starts the app: the inline script of the page, and what it fetches. */
export interface PageStart {
  readonly script: string;
  /** The text of the import map; null where modules name each other by their addresses. */
  readonly importMap: string | null;
  /** Addresses of the chunks that the page fetches after its first paint, in order. */
  readonly scripts: readonly string[];
  readonly sheet: string;
}

export interface PageParts {
  readonly page: PrerenderedPage;
  readonly locale: string;
  readonly style: string;
  /** How the app starts in the page; null for a page that is whole without it. */
  readonly start: PageStart | null;
  /** Whether the app takes the rendered page over, or puts its own in its place. */
  readonly isWhole: boolean;
}

/** The page as the server sends it; the server fills in the `{{ }}` places. */
export function pageHtml({ page, locale, style, start, isWhole }: PageParts): string {
  const prices = locale === 'zh' ? 'rise-red' : 'rise-green';
  return `<!doctype html>
<html lang="${locale}" data-prices="${prices}"${isWhole ? '' : ' data-signed-in'}>
<head>
<meta charset="utf-8">
${importMapHtml(start)}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${page.title}</title>
<meta name="color-scheme" content="light dark">
<style>${style}</style>
${start === null ? iconHtml : startHtml(start, isWhole)}</head>
<body>
<div id="app" ${isWhole ? 'data-prerendered' : 'inert'}>${page.html}</div>
${start === null ? '' : failureHtml(page)}</body>
</html>
`;
}

/** The app gives the page its icon when the first view is over. */
const iconHtml = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n';

/** Browsers read it as long as no module has been asked for, so it comes before all else. */
function importMapHtml(start: PageStart | null): string {
  const text = start?.importMap ?? null;
  return text === null ? '' : `<script type="importmap">${text}</script>\n`;
}

/** The pattern of the address, and the calls that its screen begins with. */
const placeHtml = '\n<meta name="corro-place" content="{{place}}">';

function startHtml({ script, scripts, sheet }: PageStart, isWhole: boolean): string {
  // The chunks of the screen come before the entry, which is the last.
  const chunks = isWhole ? scripts : scripts.toSpliced(-1, 0, '{{screen}}');
  return `<meta name="corro-settings" content="{{settings}}">
<meta name="corro-chunks" content="${chunks.join(' ')}">${isWhole ? '' : placeHtml}
<meta name="corro-sheet" content="${sheet}">
<script>${script}</script>
`;
}

function failureHtml({ startFailed, noScript }: PrerenderedPage): string {
  return `<template id="start-failed">${startFailed}</template>
<noscript>${noScript}</noscript>
`;
}

/** A hash as Content-Security-Policy names it. */
export function policyHash(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}
