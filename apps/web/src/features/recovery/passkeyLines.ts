import type { Passkey } from '@corro/client';
import type { I18n } from '../../app/i18n/i18n.ts';
import { deviceText } from '../../common/deviceText.ts';

/**
 * Name of a passkey, or else of the device on which it was added, and lines of when and on which
 * device it was last used and added. The only device is named first and once.
 */
export function passkeyTexts(
  passkey: Passkey,
  i18n: I18n,
): { readonly title: string; readonly lines: readonly string[] } {
  const { t, formatDate } = i18n;
  const { name, createdAt, usedAt, browser, system, device } = passkey;
  const { usedBrowser, usedSystem, usedDevice } = passkey;
  const textOf = (words: Parameters<typeof deviceText>[0]) =>
    Object.values(words).every((word) => word === null) ? null : deviceText(words, i18n);
  const addedOn = textOf({ browser, system, device });
  const usedOn =
    usedAt === null
      ? null
      : textOf({ browser: usedBrowser, system: usedSystem, device: usedDevice });
  const title = name ?? addedOn ?? t({ id: 'passkeys.unnamed' });
  const devices = new Set([addedOn, usedOn].filter((text) => text !== null));
  const [onlyDevice = null] = devices.size === 1 ? devices : [];
  return {
    title,
    lines: [
      ...(onlyDevice === null || onlyDevice === title ? [] : [onlyDevice]),
      usedAt === null
        ? t({ id: 'passkeys.unused' })
        : withDevice(
            t({ id: 'sessions.usedTime' }, { time: formatDate(usedAt) }),
            onlyDevice === null && usedOn !== title ? usedOn : null,
          ),
      ...(createdAt === null
        ? []
        : [
            withDevice(
              t({ id: 'passkeys.createdTime' }, { time: formatDate(createdAt) }),
              onlyDevice === null && addedOn !== title ? addedOn : null,
            ),
          ]),
    ],
  };
}

function withDevice(line: string, device: string | null): string {
  return device === null ? line : `${line} · ${device}`;
}
