import { Section, Stack, Text } from '@corro/ui';
import { isThisComputer } from '../phone/addresses.ts';
import { AddressCode } from './AddressCode.tsx';
import { beside, besideCode } from './FramePage.css.ts';
import { useI18n } from './i18n.ts';

export interface OwnPhoneProps {
  /** Current address of the app. */
  readonly address: URL;
}

/** How to open the app on the customer's own phone: an address to scan or type. */
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
