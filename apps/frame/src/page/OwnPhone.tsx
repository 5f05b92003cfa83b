import { Section, Stack, Text } from '@corro/ui';
import { isThisComputer } from '../phone/addresses.ts';
import { AddressCode } from './AddressCode.tsx';
import { beside, besideCode } from './FramePage.css.ts';
import { useI18n } from './i18n.ts';

export interface OwnPhoneProps {
  /** What the app shows here, and is to show there. */
  readonly address: URL;
}

/** The way to the customer's own phone: the address to scan, or the site's to type. */
export function OwnPhone({ address }: OwnPhoneProps) {
  const { t } = useI18n();
  const { host, hostname } = location;
  return (
    <Section title={t({ id: 'frame.ownPhone' })}>
      <div className={beside}>
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
