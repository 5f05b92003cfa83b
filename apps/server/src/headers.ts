/** Hashes of what a page carries inline, as its Content-Security-Policy names them. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

const closedPermissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** What goes with every answer that is not the API's. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': closedPermissions,
};

/** What goes with every answer of the API, whoever gives it. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
};

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/**
 * The policy of a page. The app may be framed by the desktop page of the same site, and that page
 * by nobody; only that page may frame anything.
 */
export function contentSecurityPolicy(page: 'app' | 'frame', hashes: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(hashes.script)}`,
    "script-src-attr 'none'",
    `style-src ${sources(hashes.style)}`,
    "style-src-attr 'none'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(page === 'app'
      ? ["frame-ancestors 'self'"]
      : ["frame-src 'self'", "frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/** The headers of an HTML page. */
export function pageHeaders(page: 'app' | 'frame', hashes: InlineHashes): Record<string, string> {
  return {
    ...everywhere,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(page, hashes),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie',
  };
}
