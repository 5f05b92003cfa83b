import { Globe, Monitor, Smartphone, Tablet } from 'lucide-react';
import { Glyph } from '../../private/Glyph.tsx';

const signs = { phone: Smartphone, tablet: Tablet, computer: Monitor };

export interface DeviceIconProps {
  /** The kind of device; null if it is not known: drawn as a browser. */
  device: keyof typeof signs | null;
}

/** The sign for a kind of device, 24 px, silent for screen readers. Apart from `Icon`, whose list comes with the start. */
export function DeviceIcon({ device }: DeviceIconProps) {
  return <Glyph of={device === null ? Globe : signs[device]} />;
}
