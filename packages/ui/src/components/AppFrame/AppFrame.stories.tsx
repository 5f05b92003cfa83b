import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { Change } from '../Change/Change.tsx';
import { DemoMark } from '../DemoMark/DemoMark.tsx';
import { Header } from '../Header/Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from '../List/List.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { Money } from '../Money/Money.tsx';
import { Page } from '../Page/Page.tsx';
import { Price } from '../Price/Price.tsx';
import { Section } from '../Section/Section.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { AppFrame } from './AppFrame.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A screen between its header and the navigation. The page itself scrolls, so that the browser restores the scroll position. The focused field stays visible above the keyboard.',
  instead: {
    Page: 'inside it, around the parts of a screen; alone without a frame',
    Sheet: 'for content that covers the screen',
  },
  keyboard: {
    Tab: 'moves through header, screen and navigation, in this order',
  },
  accessibility: {
    role: '`banner` with the header, `main` with the screen, `contentinfo` with the navigation.',
    name: 'None.',
    contrast: 'It paints the background of the page.',
    ...stillAndSilent,
  },
};

const shares = [
  ['AAPL', 'Apple Inc.', '227.53', '1.2', [3, 4, 3.5, 5, 4.6, 6]],
  ['KO', 'The Coca-Cola Company', '61.07', '-0.41', [6, 5, 5.4, 4, 4.2, 3]],
  ['MSFT', 'Microsoft Corporation', '415.10', '0.33', [3, 3.4, 3.1, 4, 3.9, 4.2]],
  ['JNJ', 'Johnson & Johnson', '154.88', '0.00', [3, 3.2, 2.9, 3.1, 3, 3]],
  ['PFE', 'Pfizer Inc.', '25.40', '-1.08', [5, 4.4, 4.6, 3.8, 3.9, 3.2]],
  ['GS', 'The Goldman Sachs Group', '596.11', '2.14', [2, 2.8, 2.6, 3.9, 4.4, 5]],
] as const;

const screen = (
  <Page>
    <Stack gap={4}>
      <Text tone="muted" size={14}>
        Total
      </Text>
      <Money amount="25418.27" unit="US$" size={40} />
      <Change amount="418.27" percent="1.67" unit="US$" />
    </Stack>
    <Section title="Shares">
      <List>
        {shares.map(([symbol, name, price, percent, points]) => (
          <ListRow
            key={symbol}
            href={`#${symbol}`}
            middle={
              <Sparkline direction={percent.startsWith('-') ? 'fall' : 'rise'} points={points} />
            }
            title={symbol}
            subtitle={name}
            trailing={<Price value={price} readAt={null} ageOf={() => null} />}
            trailingSub={<Change percent={percent} />}
          />
        ))}
      </List>
    </Section>
  </Page>
);

const meta = {
  component: AppFrame,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '740px' } },
  },
  args: {
    banner: <DemoMark label="DEMO · dinero simulado" />,
    header: (
      <Header
        title="Inicio"
        actions={
          <>
            <IconButton icon="search" label="Buscar" onPress={() => {}} />
            <IconButton icon="service" label="Ayuda" href="#help" />
          </>
        }
      />
    ),
    nav: (
      <BottomNav
        label="Principal"
        items={[
          { href: '#home', label: 'Inicio', icon: 'home', current: true },
          { href: '#markets', label: 'Mercados', icon: 'markets', current: false },
          { href: '#list', label: 'Favoritos', icon: 'star', current: false },
          { href: '#trade', label: 'Operar', icon: 'portfolio', current: false },
          { href: '#account', label: 'Cuenta', icon: 'account', current: false },
        ]}
      />
    ),
    children: screen,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** A notice is above the navigation, so that the page keeps its place. */
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="offline" shape="strip">
        Sin conexión. Ves los últimos datos.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect();
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(notice.bottom).toBe(nav.top);
  },
};

export const Bare: Story = {
  args: { banner: undefined, header: undefined, nav: undefined },
};
