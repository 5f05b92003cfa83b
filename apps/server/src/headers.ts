/** Hashes of a page's inline scripts and styles for its Content-Security-Policy. */
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

/** Permissions for passkeys on our own origin only. The framed app has the same origin. */
const ownPermissions = ['publickey-credentials-create', 'publickey-credentials-get']
  .map((name) => `${name}=(self)`)
  .join(', ');

export const sharedHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Policy of an answer that is no page, such as a script, a redirect or an error. It is short, and
 * restricts nothing in a worker, because a worker obeys the policy of its own script.
 */
export const policyWithoutPage = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Headers of every answer outside the API and `/assets/`. */
export const siteHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': `${closedPermissions}, ${ownPermissions}`,
};

/**
 * Headers of every answer of the API besides `sharedHeaders`. They leave out the policies of
 * `siteHeaders`, because a phone makes several calls a second, and those policies would be most of
 * the bytes of an answer.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
};

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/** Directives that only the app has. */
const appDirectives = (pictureSources: readonly string[]) => [
  ["img-src 'self' blob:", ...pictureSources].join(' '),
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'self'",
  'trusted-types dompurify service-worker',
];

/** Directives of the desktop page, which shows the app in a frame. Only our own origin may frame the desktop page. */
const frameDirectives = [
  "img-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "trusted-types 'none'",
];

/**
 * Content-Security-Policy of a page. Only the same origin may frame pages, and only the desktop
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
    ...(page === 'app' ? appDirectives(pictureSources) : frameDirectives),
  ].join('; ');
}

/** Headers of an HTML page in addition to those of every answer. */
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
