import type { CustomerSession } from '@corro/client';

/** In order: the user agent of a later browser is also in that of an earlier one. */
const browsers = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Describes the device of this page by its user agent; each part is null if unknown. */
export function ownDevice(
  userAgent: string,
): Pick<CustomerSession, 'browser' | 'system' | 'device'> {
  const nameOf = (names: typeof browsers | typeof systems) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = nameOf(systems);
  const isTablet = /iPad|Android(?!.*Mobile)/.test(userAgent);
  const kind = isTablet ? 'tablet' : userAgent.includes('Mobile') ? 'phone' : 'computer';
  return { browser: nameOf(browsers), system, device: system === null ? null : kind };
}
