import type { CustomerSession } from '@corro/client';
import { defineMessages } from '@corro/messages';
import type { I18n } from '../app/i18n/i18n.ts';

type Words = Pick<CustomerSession, 'browser' | 'system' | 'device'> &
  Partial<Pick<CustomerSession, 'isCurrent'>>;

const deviceNames = defineMessages({
  computer: { id: 'sessions.device.computer' },
  phone: { id: 'sessions.device.phone' },
  tablet: { id: 'sessions.device.tablet' },
});

/** Kind of device; null if unknown. */
export function deviceKind(
  { device }: Pick<Words, 'device'>,
  { t }: Pick<I18n, 't'>,
): string | null {
  return device === null ? null : t(deviceNames[device]);
}

/** Name of a device: «Chrome en Android», or as much of it as is known; «Este navegador» for the own one. */
export function deviceText(words: Words, { t }: Pick<I18n, 't'>): string {
  const { browser, system } = words;
  if (browser !== null && system !== null) {
    return t({ id: 'sessions.browserOn' }, { browser, system });
  }
  const unknown =
    words.isCurrent === true
      ? t({ id: 'sessions.device.this' })
      : t({ id: 'sessions.device.unknown' });
  return browser ?? system ?? deviceKind(words, { t }) ?? unknown;
}
