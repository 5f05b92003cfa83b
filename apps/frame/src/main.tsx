import { isLocale, loadMessages } from '@corro/messages';
import { UiProvider } from '@corro/ui';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider, type IntlConfig } from 'react-intl';
import { FramePage } from './FramePage.tsx';

const container = document.querySelector('#frame');
if (container === null) throw new Error('The page has no #frame.');

// The server writes the visitor's language on the page.
const shown = document.documentElement.lang;
const locale = isLocale(shown) ? shown : 'es';
// The catalogues are in react-intl's own compiled form, which they describe without its types.
const messages: object = await loadMessages(locale);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- for the reason above
const compiled = messages as NonNullable<IntlConfig['messages']>;
const intl = createIntl({ locale, messages: compiled });

createRoot(container).render(
  <RawIntlProvider value={intl}>
    <UiProvider locale={locale}>
      <FramePage />
    </UiProvider>
  </RawIntlProvider>,
);
