import { Heading, Link, Page, Stack, Text } from '@corro/ui';
import type { MessageId } from '@corro/messages';
import { useIntl } from 'react-intl';
import { page, phone, screen } from './FramePage.css.ts';

/** The desktop page: words on one side, the app in a phone on the other. */
export function FramePage() {
  const intl = useIntl();
  const t = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={page}>
      <Page as="main">
        <Heading level={1} size={40}>
          {t('frame.title')}
        </Heading>
        <Stack gap={8}>
          <Text>{t('frame.text')}</Text>
          <Text size={20} weight="strong">
            {location.host}
          </Text>
        </Stack>
        <Link href="/">{t('frame.open')}</Link>
      </Page>
      <div className={phone}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, of the same site */}
        <iframe className={screen} src="/" title={t('frame.phone')} />
      </div>
    </div>
  );
}
