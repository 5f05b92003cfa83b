import { applyAppearance, UiProvider } from '@corro/ui';
import type { Decorator } from '@storybook/react-vite';

/**
 * Both themes at once are two frames rather than two boxes: a sheet or a toast leaves its box for
 * the end of the page, and would leave its theme with it.
 */
function SideBySide({ id, globals }: { id: string; globals: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};${globals}`}
          style={{ border: 0, width: 390, height: 844 }}
        />
      ))}
    </div>
  );
}

/**
 * Puts what the toolbar says on the page, as the app does with what the customer chose: before the
 * story is rendered, for a story may measure itself. A story whose looks depend on the time of day
 * has a fake clock: `parameters: { now: () => 61_000 }`.
 */
export const withAppearance: Decorator = (Story, { globals, id, parameters }) => {
  const { theme, textSize, prices, network } = globals;
  // The pseudo-locale is English as far as anything but its sentences goes.
  const locale = globals.locale === 'pseudo' ? 'en' : globals.locale;
  applyAppearance({ theme: theme === 'dark' ? 'dark' : 'light', priceColours: prices });
  document.documentElement.lang = locale;
  // Twice what browsers begin with: a page cannot set the size that media conditions in `em` go by.
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
