import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { notPictured } from '../../story.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { Change } from '../Change/Change.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { translatePage } from './translator.fixture.ts';
import { type UiLinkProps, UiProvider } from './UiProvider.tsx';

const guide: ComponentGuide = {
  use: 'Gives every component inside it the language, the link component and the clock. Put it once around the whole app; components outside of it throw an error.',
  instead: {
    AppFrame: 'for the visible frame',
    Toast: 'for the region of messages, which goes inside it',
  },
  keyboard: 'None: it renders nothing of its own.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'It paints nothing: `applyAppearance` sets theme and price colours.',
    motion: 'Durations of `vars.motion` are 0 with reduced motion.',
  },
};

const meta = { component: UiProvider, tags: ['autodocs'], parameters: { guide } } satisfies Meta<
  typeof UiProvider
>;
export default meta;

function RoutedLink({ children, ...props }: UiLinkProps) {
  return (
    <a {...props} data-routed="yes">
      {children}
    </a>
  );
}

/** Links use the app's router. */
export const OwnLink: StoryObj<typeof meta> = {
  args: {
    locale: 'es',
    linkComponent: RoutedLink,
    children: <Link href="#elsewhere">Elsewhere</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed', 'yes');
  },
};

function Counting() {
  const [count, setCount] = useState(1);
  const isEven = count % 2 === 0;
  const names = isEven ? ['b', 'a'] : ['a', 'b'];
  return (
    <Stack>
      <Text as="p">
        Total {count} of {String(count * 10)}
        {isEven ? ' even' : null} <Text weight="strong">US$ {count}.00</Text>
        {names.map((name) => (
          <Fragment key={name}>{`, ${name}`}</Fragment>
        ))}
      </Text>
      <Text as="p">{`Sentence ${count}`}</Text>
      <Money amount={String(count)} unit="US$" estimate />
      <Money amount={String(count)} unit="US$" size={40} estimate />
      <Change amount={String(count)} percent={String(count)} />
      {isEven ? 'Alone' : null}
      <Button onPress={() => setCount(count + 1)}>Next</Button>
    </Stack>
  );
}

/**
 * A page that the browser translates, even twice, shows the same figures as an untranslated page,
 * also after the translator stops.
 */
export const Translated: StoryObj<typeof meta> = {
  args: { locale: 'es', children: <Counting /> },
  parameters: notPictured('Same picture as without a translator.'),
  play: async ({ canvas, canvasElement }) => {
    const press = () => userEvent.click(canvas.getByRole('button'));
    const shown = () => canvasElement.textContent.replaceAll('\u00a0', ' ');
    const one = 'Total 1 of 10 US$ 1.00, a, bSentence 1≈ US$ 1.00≈ US$ 1.00▲+1.00 (+1.00%)Next';
    const two =
      'Total 2 of 20 even US$ 2.00, b, aSentence 2≈ US$ 2.00≈ US$ 2.00▲+2.00 (+2.00%)AloneNext';
    const three = 'Total 3 of 30 US$ 3.00, a, bSentence 3≈ US$ 3.00≈ US$ 3.00▲+3.00 (+3.00%)Next';
    await expect(shown()).toBe(one);
    const ends = [translatePage(canvasElement), translatePage(canvasElement)];
    await expect(shown()).toBe(one);
    await expect(canvasElement.querySelector('font font')).not.toBeNull();
    await press();
    await waitFor(() => expect(shown()).toBe(two));
    await press();
    await waitFor(() => expect(shown()).toBe(three));
    for (const end of ends) end();
    await press();
    const four =
      'Total 4 of 40 even US$ 4.00, b, aSentence 4≈ US$ 4.00≈ US$ 4.00▲+4.00 (+4.00%)AloneNext';
    await waitFor(() => expect(shown()).toBe(four));
  },
};

/** Restoring the original texts removes the translations, and later changes are shown. */
export const Restored: StoryObj<typeof meta> = {
  args: { locale: 'es', children: <Counting /> },
  parameters: notPictured('Same picture as without a translator.'),
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByText(/^Total/);
    const originals = [...first.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue !== ' ',
    );
    const end = translatePage(canvasElement, (text) => text.toUpperCase());
    await waitFor(() => expect(first).toHaveTextContent('TOTAL 1 OF 10 US$ 1.00, A, B'));
    end();
    const fonts = [...first.querySelectorAll(':scope > font')];
    await expect(fonts).toHaveLength(originals.length);
    for (const [at, font] of fonts.entries()) font.replaceWith(originals[at] ?? '');
    await waitFor(() => expect(first).toHaveTextContent('Total 1 of 10 US$ 1.00, a, b'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(first).toHaveTextContent('Total 2 of 20 even US$ 2.00, b, a'));
  },
};
