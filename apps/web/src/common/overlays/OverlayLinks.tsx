import { type UiLinkProps, UiProvider } from '@corro/ui';
import { createContext, type ReactNode, use } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { AppLink } from '../AppLink.tsx';

const CloseOverlayContext = createContext<() => void>(() => {});

/**
 * Links inside close the overlay by `onLeave` and replace its history entry, so that a single Back
 * leads to the page below the overlay.
 */
export function OverlayLinks(props: { onLeave: () => void; children: ReactNode }) {
  const { locale } = useI18n();
  const { clock } = useServices();
  return (
    <UiProvider locale={locale} linkComponent={ReplacingLink} now={() => clock.now()}>
      <CloseOverlayContext value={props.onLeave}>{props.children}</CloseOverlayContext>
    </UiProvider>
  );
}

function ReplacingLink(props: UiLinkProps) {
  return <AppLink {...props} replace onArrive={use(CloseOverlayContext)} />;
}
