import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { code, codeInk } from './FramePage.css.ts';

/** Light border in modules, which readers need. */
const quietZone = 4;

/**
 * An address as a QR code. Dark on light in every theme, because many cameras read nothing else.
 */
export function AddressCode({ address, label }: { address: string; label: string }) {
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no address for an img
      role="img"
      aria-label={label}
    >
      <path className={codeInk} d={modules.join('')} />
    </svg>
  );
}
