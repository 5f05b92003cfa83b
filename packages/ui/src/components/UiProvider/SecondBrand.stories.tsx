// Types the import of a style sheet.
/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import './secondBrand.css';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Change } from '../Change/Change.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** Sets the brand on the root element, as a product does, until the story ends. */
function wearBrand() {
  const root = document.documentElement;
  root.setAttribute('data-brand', 'verde');
  return () => root.removeAttribute('data-brand');
}

const meta = { beforeEach: wearBrand } satisfies Meta;
export default meta;

/** Colours of the brand by theme, as a browser computes them. */
const brand = {
  light: { accent: 'rgb(11, 107, 79)', green: 'rgb(18, 97, 74)', red: 'rgb(163, 40, 75)' },
  dark: { accent: 'rgb(111, 220, 178)', green: 'rgb(111, 220, 178)', red: 'rgb(255, 143, 171)' },
};

/** Another brand: unchanged components with the values of one style sheet. */
export const SecondBrand: StoryObj<typeof meta> = {
  render: () => (
    <Page>
      <Stack>
        <Heading level={2}>Verde Securities</Heading>
        <Card>
          <Stack gap={4}>
            <Money amount="25000.00" unit="US$" size={28} />
            <Inline>
              <Change percent="1.20" />
              <Change percent="-0.85" />
              <Tag tone="accent">NASDAQ</Tag>
            </Inline>
          </Stack>
        </Card>
        <TextField name="quantity" label="Quantity" defaultValue="100" />
        <Button fullWidth>Buy</Button>
        <Button fullWidth tone="neutral">
          Not now
        </Button>
      </Stack>
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const expected = brand[globals['theme'] === 'dark' ? 'dark' : 'light'];
    const [risen, fallen] =
      globals['prices'] === 'rise-red'
        ? [expected.red, expected.green]
        : [expected.green, expected.red];
    const buy = canvas.getByRole('button', { name: 'Buy' });
    await expect(buy).toHaveStyle({ backgroundColor: expected.accent, borderRadius: '4px' });
    await expect(getComputedStyle(buy).fontFamily).toMatch(/^Georgia/);
    await expect(canvas.getByText(/1\.20/).closest('span')).toHaveStyle({ color: risen });
    await expect(canvas.getByText(/0\.85/).closest('span')).toHaveStyle({ color: fallen });
  },
};

/** The same brand for a reader who chose the dark theme and red for rising prices. */
export const SecondBrandInTheDark: StoryObj<typeof meta> = {
  ...SecondBrand,
  globals: { theme: 'dark', prices: 'rise-red' },
};
