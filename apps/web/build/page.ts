import { createHash } from 'node:crypto';
import type { PrerenderedPage } from '../src/prerender.tsx';

export interface PageParts {
  readonly page: PrerenderedPage;
  readonly locale: string;
  readonly prices: string;
  readonly style: string;
  readonly script: string;
  /** Addresses of the chunks that the page fetches after its first paint, in order. */
  readonly scripts: readonly string[];
  readonly sheet: string;
  /** Whether the app takes the rendered page over, or puts its own in its place. */
  readonly isWhole: boolean;
}

/** The page as the server sends it; the server fills in what stands in `{{ }}`. */
export function pageHtml({
  page,
  locale,
  prices,
  style,
  script,
  scripts,
  sheet,
  isWhole,
}: PageParts): string {
  return `<!doctype html>
<html lang="${locale}" data-prices="${prices}"${isWhole ? '' : ' data-customers'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title}</title>
<meta name="corro-settings" content="{{settings}}">
<meta name="corro-chunks" content="${scripts.join(' ')}">
<meta name="corro-sheet" content="${sheet}">
<meta name="color-scheme" content="light dark">
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<div id="app"${isWhole ? ' data-prerendered' : ''}>${page.html}</div>
<p id="start-failed" role="alert" hidden>${page.startFailed}</p>
<noscript>${page.noScript}</noscript>
</body>
</html>
`;
}

/** A hash as Content-Security-Policy names it. */
export function policyHash(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}
