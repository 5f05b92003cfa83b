import type { Passkey } from '@corro/client';
import type { I18n } from '../../app/i18n/i18n.ts';
import { deviceText } from '../../common/deviceText.ts';

/** When and on which device a passkey was last used and added; names a repeated device once. */
export function passkeyLines(passkey: Passkey, i18n: I18n): readonly string[] {
  const { t, formatDate } = i18n;
  const { createdAt, usedAt, browser, system, device } = passkey;
  const { usedBrowser, usedSystem, usedDevice } = passkey;
  const textOf = (words: Parameters<typeof deviceText>[0]) =>
    Object.values(words).every((word) => word === null) ? null : deviceText(words, i18n);
  const addedOn = textOf({ browser, system, device });
  const usedOn =
    usedAt === null
      ? null
      : textOf({ browser: usedBrowser, system: usedSystem, device: usedDevice });
  return [
    usedAt === null
      ? t({ id: 'passkeys.unused' })
      : withDevice(t({ id: 'sessions.usedTime' }, { time: formatDate(usedAt) }), usedOn),
    ...(createdAt === null
      ? []
      : [
          withDevice(
            t({ id: 'passkeys.createdTime' }, { time: formatDate(createdAt) }),
            addedOn === usedOn ? null : addedOn,
          ),
        ]),
  ];
}

function withDevice(line: string, device: string | null): string {
  return device === null ? line : `${line} · ${device}`;
}
