import { Globe, Monitor, Smartphone, Tablet } from 'lucide-react';
import { Glyph } from '../../private/Glyph.tsx';

const signs = { phone: Smartphone, tablet: Tablet, computer: Monitor };

export interface DeviceIconProps {
  /** Kind of device; null shows a browser. */
  device: keyof typeof signs | null;
}

/**
 * A 24 px icon for a kind of device, hidden from screen readers. Not in the list of `Icon`, because
 * all screens with an `Icon` load the whole list.
 */
export function DeviceIcon({ device }: DeviceIconProps) {
  return <Glyph of={device === null ? Globe : signs[device]} />;
}
