import { applyAppearance, UiProvider } from '@corro/ui';
import type { Decorator } from '@storybook/react-vite';

/**
 * Both themes, each in a frame. Two boxes in one page would not be enough: a sheet or a toast is
 * rendered at the end of the page, outside of the box that sets its theme.
 */
function SideBySide({ id, globals }: { id: string; globals: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
        <iframe
          key={theme}
          title={theme}
          // One of two copies of a stepper writes its run to the address.
          data-address={theme === 'light' ? 'written' : 'read'}
          src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};${globals}`}
          style={{ border: 0, width: 390, height: 844 }}
        />
      ))}
    </div>
  );
}

/**
 * Applies the toolbar's settings to the page, as the app applies the customer's, before the story
 * is rendered, because a story may measure itself. A story whose appearance depends on the time has
 * a fake clock: `parameters: { now: () => 61_000 }`.
 */
export const withAppearance: Decorator = (Story, { globals, id, parameters }) => {
  const { theme, textSize, prices, network } = globals;
  // The pseudo-locale has sentences of its own; numbers and dates are English.
  const locale = globals.locale === 'pseudo' ? 'en' : globals.locale;
  applyAppearance({ theme: theme === 'dark' ? 'dark' : 'light', priceColours: prices });
  document.documentElement.lang = locale;
  // Twice the default of 16 px. Media queries in `em` do not change: only the browser's settings
  // change them.
  document.documentElement.style.fontSize = textSize === 'double' ? '32px' : '';
  if (theme === 'both') {
    const others = `locale:${globals.locale};prices:${prices};textSize:${textSize};network:${network}`;
    return <SideBySide id={id} globals={others} />;
  }
  return (
    <UiProvider locale={locale} now={parameters.now}>
      <Story />
    </UiProvider>
  );
};
