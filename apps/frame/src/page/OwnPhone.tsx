import { Section, Stack, Text } from '@corro/ui';
import { isThisComputer } from '../phone/addresses.ts';
import { AddressCode } from './AddressCode.tsx';
import { beside, besideCode } from './FramePage.css.ts';
import { useWords } from './words.ts';

/** The way to the customer's own phone: the address to scan, or to type. */
export function OwnPhone() {
  const { t } = useWords();
  const { origin, host, hostname } = location;
  return (
    <Section title={t('frame.ownPhone')}>
      <div className={beside}>
        <AddressCode address={`${origin}/`} label={t('frame.code', { address: host })} />
        <div className={besideCode}>
          <Stack gap={8}>
            <Text as="p">{t('frame.scan')}</Text>
            <Text as="p" size={20} weight="strong">
              {host}
            </Text>
          </Stack>
        </div>
      </div>
      {isThisComputer(hostname) ? (
        <Text as="p" size={14} tone="muted">
          {t('frame.local')}
        </Text>
      ) : null}
    </Section>
  );
}
