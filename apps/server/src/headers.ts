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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Passkeys are for our own pages, also for the app in the desktop page, which is of the same origin. */
const ownPermissions = ['publickey-credentials-create', 'publickey-credentials-get']
  .map((name) => `${name}=(self)`)
  .join(', ');

/** What goes with every answer. */
export const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What goes with every answer that is not the API's. */
export const everywhere: Readonly<Record<string, string>> = {
  ...always,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': `${closedPermissions}, ${ownPermissions}`,
};

/**
 * Added to every answer of the API, the sandbox's and an upstream's. It is not a page, and several come each
 * second: what only a page obeys would be most of what a phone receives.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
};

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/** What only the app asks for: it calls, and shows pictures and news. Pictures come from elsewhere where settings say so. */
const ofTheApp = (pictureSources: readonly string[]) => [
  ["img-src 'self' blob:", ...pictureSources].join(' '),
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'self'",
  'trusted-types dompurify',
];

/** The desktop page shows the app; asked for in its own phone, it leads on to the app there. */
const ofTheFrame = [
  "img-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "trusted-types 'none'",
];

/**
 * The policy of a page. Pages may be framed by those of the same site alone, and only the desktop
 * page may frame anything.
 */
export function contentSecurityPolicy(
  page: 'app' | 'frame',
  hashes: InlineHashes,
  pictureSources: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src ${sources(hashes.script)}`,
    "script-src-attr 'none'",
    `style-src ${sources(hashes.style)}`,
    "style-src-attr 'none'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    ...(page === 'app' ? ofTheApp(pictureSources) : ofTheFrame),
  ].join('; ');
}

/** The headers of an HTML page, besides those of every answer. */
export function pageHeaders(
  page: 'app' | 'frame',
  hashes: InlineHashes,
  pictureSources: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(page, hashes, pictureSources),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile, Sec-CH-UA-Platform, Sec-Fetch-Dest',
  };
}
