import type { Passkey } from '@corro/client';
import type { I18n } from '../../app/i18n/i18n.ts';
import { deviceText } from '../../common/deviceText.ts';

/** When and on which device a passkey was last used and added. */
export function passkeyLines(passkey: Passkey, i18n: I18n): readonly string[] {
  const { t, formatDateTime } = i18n;
  const { createdAt, usedAt, browser, system, device } = passkey;
  const { usedBrowser, usedSystem, usedDevice } = passkey;
  const withDevice = (line: string, words: Parameters<typeof deviceText>[0]) =>
    Object.values(words).every((word) => word === null)
      ? line
      : `${line} · ${deviceText(words, i18n)}`;
  const used = { browser: usedBrowser, system: usedSystem, device: usedDevice };
  return [
    usedAt === null
      ? t({ id: 'passkeys.unused' })
      : withDevice(t({ id: 'sessions.usedTime' }, { time: formatDateTime(usedAt) }), used),
    ...(createdAt === null
      ? []
      : [
          withDevice(t({ id: 'passkeys.createdTime' }, { time: formatDateTime(createdAt) }), {
            browser,
            system,
            device,
          }),
        ]),
  ];
}
