import {
  AppFrame,
  DemoMark,
  Page,
  Skeleton,
  Stack,
  UiProvider,
  ErrorState,
  EmptyState,
  Header,
  Heading,
  Card,
  DeviceIcon,
  type DeviceIconProps,
  Text,
  Button,
} from '@corro/ui';
import { Notices } from '../shell/Notices.tsx';
import { type I18n, I18nProvider, useI18n } from '../app/i18n/i18n.ts';
import { OperatorLine } from '../common/OperatorLine.tsx';

/** Placeholder of a customer's address until the app is loaded. */
export function Splash({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={i18n.locale}>
        <AppFrame banner={<Notices />}>
          <Page>
            <Stack gap={16}>
              <Skeleton height={44} />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={64} />
            </Stack>
          </Page>
        </AppFrame>
      </UiProvider>
    </I18nProvider>
  );
}

const ignore = () => undefined;

interface StartFailedProps {
  readonly i18n: I18n;
  readonly isOffline: boolean;
  /** Omitted in the prerendered page, because the page's own script handles the button. */
  readonly onRetry?: () => void;
}

/**
 * Shown if the app cannot start (spec §8), offline or for another reason. Prerendered into the
 * page, because nothing else may be available; the page's script handles the button.
 */
export function StartFailed({ i18n, isOffline, onRetry = ignore }: StartFailedProps) {
  const { t, locale } = i18n;
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={locale}>
        <ErrorState
          title={t({ id: 'shell.startFailed' })}
          text={isOffline ? t({ id: 'screenFailed.text' }) : t({ id: 'screenFailed.reload' })}
          retryLabel={t({ id: 'shell.retry' })}
          onRetry={onRetry}
        />
      </UiProvider>
    </I18nProvider>
  );
}

/**
 * Shown to a visitor at an unknown address instead of the login. Prerendered into the page of such
 * an address, so that it costs the login nothing; the page's script shows it.
 */
export function UnknownAddress({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={i18n.locale}>
        <UnknownAddressScreen />
      </UiProvider>
    </I18nProvider>
  );
}

function UnknownAddressScreen() {
  const { t } = useI18n();
  return (
    <AppFrame banner={<Notices />} header={<Header title={t({ id: 'app.name' })} logo />}>
      <Page>
        <EmptyState
          picture="notFound"
          title={t({ id: 'notFound.title' })}
          text={t({ id: 'notFound.text' })}
          action={<Button href="/login">{t({ id: 'login.submit' })}</Button>}
        />
        <OperatorLine />
      </Page>
    </AppFrame>
  );
}

/** Filled in by the server; empty if the operator names no contact. */
const contact = '{{contact}}';

/** Shown instead of the app if the browser is too old; a script in the page decides. */
export function OldBrowser({ i18n, isDemo }: { i18n: I18n; isDemo: boolean }) {
  const { t, locale } = i18n;
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={locale}>
        {isDemo ? <DemoMark label={t({ id: 'app.demo' })} /> : null}
        <Page>
          <EmptyState
            picture="warning"
            title={t({ id: 'oldBrowser.title' })}
            text={t({ id: 'oldBrowser.text' })}
            action={<Text>{contact}</Text>}
          />
        </Page>
      </UiProvider>
    </I18nProvider>
  );
}

export function DeviceWarning({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={i18n.locale}>
        <DeviceWarningScreen />
      </UiProvider>
    </I18nProvider>
  );
}

/**
 * Shown instead of any page on an unrecognised device (spec §8). Its links request the same page
 * again, with the customer's choice in the address, so that it needs no script.
 */
function DeviceWarningScreen() {
  const { t } = useI18n();
  return (
    <AppFrame banner={<Notices />} header={<Header title={t({ id: 'app.name' })} logo />}>
      <Page>
        <Stack gap={12}>
          <Heading level={2} size={28}>
            {t({ id: 'device.title' })}
          </Heading>
          <Text tone="muted">{t({ id: 'device.text' })}</Text>
        </Stack>
        <Stack gap={12}>
          <Choice
            href="?device=app"
            device="phone"
            title={t({ id: 'device.app' })}
            text={t({ id: 'device.appText' })}
          />
          <Choice
            href="?device=frame"
            device="computer"
            title={t({ id: 'device.frame' })}
            text={t({ id: 'device.frameText' })}
          />
        </Stack>
        <OperatorLine />
      </Page>
    </AppFrame>
  );
}

interface ChoiceProps extends Pick<DeviceIconProps, 'device'> {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

function Choice({ href, device, title, text }: ChoiceProps) {
  return (
    <Card href={href} padding={24}>
      <Stack gap={8}>
        <DeviceIcon device={device} />
        <Text weight="strong">{title}</Text>
        <Text size={14} tone="muted">
          {text}
        </Text>
      </Stack>
    </Card>
  );
}
