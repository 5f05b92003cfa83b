import { Section, Stack, Text } from '@corro/ui';
import { isThisComputer } from '../phone/addresses.ts';
import { sidePanel, besideCode, code, codeInk } from './FramePage.css.ts';
import { useI18n } from './i18n.ts';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

interface OwnPhoneProps {
  /** Current address of the app. */
  readonly address: URL;
}

/** Opens the app on the customer's own phone by an address to scan or type. */
export function OwnPhone({ address }: OwnPhoneProps) {
  const { t } = useI18n();
  const { host, hostname } = location;
  return (
    <Section title={t({ id: 'frame.ownPhone' })}>
      <div className={sidePanel}>
        <AddressCode address={address.href} label={t({ id: 'frame.code' }, { address: host })} />
        <div className={besideCode}>
          <Stack gap={8}>
            <Text as="p">{t({ id: 'frame.scan' })}</Text>
            <Text as="p" size={20} weight="strong">
              {host}
            </Text>
          </Stack>
        </div>
      </div>
      {isThisComputer(hostname) ? (
        <Text as="p" size={14} tone="muted">
          {t({ id: 'frame.local' })}
        </Text>
      ) : null}
    </Section>
  );
}

/** Width of the light border that scanners of QR codes need, in modules (squares of the code). */
const quietZone = 4;

/**
 * An address as a QR code. Dark on light in every theme, because many cameras read nothing else.
 */
function AddressCode({ address, label }: { address: string; label: string }) {
  const rows = useMemo(
    () => encodeQR(address, 'raw', { ecc: 'medium', border: quietZone }),
    [address],
  );
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the code is drawn here and has no address that an img could load
      role="img"
      aria-label={label}
    >
      <path className={codeInk} d={modules.join('')} />
    </svg>
  );
}
