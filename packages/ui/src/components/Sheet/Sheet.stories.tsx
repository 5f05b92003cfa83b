import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { List } from '../List/List.tsx';
import { ListRow } from '../List/ListRow.tsx';
import { Summary } from '../Summary/Summary.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A panel that rises from the bottom over the page: to review an order, to choose, to fill in a few fields. Long ones scroll; the `footer` with the main button stays visible.',
  instead: {
    Dialog: 'for a short question',
    Banner: 'for a notice that may stay in its place',
    Toast: 'for a message that disappears by itself',
  },
  keyboard: {
    'Tab Shift+Tab': 'move through its controls, and never out of it',
    Escape: 'closes it',
    'ArrowUp ArrowDown': 'scroll it while its scrolling part has the focus',
  },
  accessibility: {
    role: '`dialog`, modal: the page behind it is hidden from screen readers.',
    name: 'Its `title`.',
    announced:
      'Its title, when it receives the focus. The focus goes to the first control, and afterwards returns to where it was.',
    contrast:
      'Text has at least 4.5 : 1; a scrim and a shadow separate it from the page, and a border in forced colours.',
    motion:
      'It rises and sinks within 200 ms; with reduced motion, immediately. It follows a finger that pulls it down by its head or, if it is scrolled to the top, by its content.',
  },
};

function Stage(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const rows = [
  { label: 'Quantity', value: '12' },
  { label: 'Price', value: 'US$ 227.53' },
  { label: 'Fee', value: 'US$ 0.82' },
  { label: 'Total', value: 'US$ 2,731.18', detail: '≈ MX$ 54,623.60', emphasis: true },
];

const meta = {
  component: Sheet,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  render: Stage,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Review',
    closeLabel: 'Close',
    children: <Summary rows={rows} />,
    footer: <Button fullWidth>Confirm</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-overlay-open');
  },
};

export const WithoutFooter: Story = {
  args: {
    children: <Text as="p">A sentence, and nothing to do about it.</Text>,
    footer: undefined,
  },
};

export const Long: Story = {
  args: {
    title: 'Verlustverrechnungsbestimmungen für Wertpapierdienstleistungsunternehmen',
    children: <Summary rows={Array.from({ length: 8 }, () => rows).flat()} />,
  },
};

/** A long list in a sheet renders only the rows near the view. */
export const TenThousandRows: Story = {
  parameters: notPictured('Same picture as “Tall”, with the rows of a list.'),
  tags: ['!autodocs'],
  args: {
    tall: true,
    children: (
      <List label="Shares">
        {Array.from({ length: 10_000 }, (_, at) => (
          <ListRow key={at} title={`Company ${at + 1}`} />
        ))}
      </List>
    ),
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Shares' });
    const box = list.parentElement!;
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(600_000));
    box.scrollTo(0, box.scrollHeight);
    await fireEvent.scroll(box);
    await waitFor(() => expect(screen.getByText('Company 10000')).toBeVisible());
    await expect(list.children.length).toBeLessThanOrEqual(62);
  },
};

export const Tall: Story = {
  args: { tall: true, children: <Text as="p">Little, and high all the same.</Text> },
};

/** Escape closes it and the focus returns to the opener. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Review' });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-overlay-open');
  },
};

// oxlint-disable-next-line jsx-a11y/no-autofocus -- these stories test the autofocus
const code = <CodeField autoFocus name="code" label="Code" length={6} />;

/**
 * Content may take the focus when the sheet opens. When the sheet closes, the focus still returns
 * to the opener.
 */
export const FocusInside: Story = {
  parameters: notPictured('Ends closed, with the picture of “Keyboard”.'),
  tags: ['!autodocs'],
  args: { open: false, children: code },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Content takes the focus even above another open sheet, although that sheet traps the focus. */
export const FocusInsideAbove: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Stage open={false} onOpenChange={() => {}} title="Above" closeLabel="Close">
        {code}
      </Stage>
    ),
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A short pull springs back, a long one closes. */
export const SwipeDown: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const handle = within(sheet).getByText('Review');
    await pull(handle, 16);
    await expect(handle.closest<HTMLElement>('[role=dialog] > div')?.style.transform).toBe('');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await pull(handle, 160);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The scrolling part can be pulled at its top; other gestures scroll. */
export const SwipeBodyDown: Story = {
  parameters: notPictured('Ends closed, with the picture of “Keyboard”.'),
  tags: ['!autodocs'],
  args: { children: <Summary rows={Array.from({ length: 8 }, () => rows).flat()} /> },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const [word] = within(sheet).getAllByText('Quantity');
    const body = word!.closest<HTMLElement>('[tabindex]')!;
    const panel = body.parentElement!;

    body.scrollTop = 40;
    await expect(drag(word!, { y: 160 })).toBe(false);
    body.scrollTop = 0;
    await expect(drag(word!, { y: -160 })).toBe(false);
    await expect(drag(word!, { x: 200, y: 160 })).toBe(false);
    // Moving up, then down is a scroll.
    await expect(drag(word!, { y: -8 }, { y: 160 })).toBe(false);
    await expect(panel.style.transform).toBe('');

    await expect(drag(word!, { y: 16 })).toBe(true);
    await expect(panel.style.transform).toBe('');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await expect(drag(word!, { y: 8 }, { y: 160 })).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Drags a finger and returns whether the sheet handled the last movement. */
function drag(target: Element, ...steps: readonly { x?: number; y: number }[]): boolean {
  const at = ({ x = 0, y }: { x?: number; y: number }) =>
    new Touch({ identifier: 1, target, clientX: 100 + x, clientY: 300 + y });
  const send = (name: string, touch: Touch, touches: Touch[]) => {
    const event = { bubbles: true, cancelable: true, touches, changedTouches: [touch] };
    return !target.dispatchEvent(new TouchEvent(name, event));
  };
  const start = at({ y: 0 });
  send('touchstart', start, [start]);
  const taken = steps.map((step) => send('touchmove', at(step), [at(step)]));
  send('touchend', at(steps.at(-1)!), []);
  return taken.at(-1)!;
}

async function pull(element: Element, by: number) {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  // Replaced, because the browser cannot capture synthetic pointers.
  element.parentElement!.setPointerCapture = () => {};
  await fireEvent.pointerDown(element, { ...pointer, clientY: 500 });
  await fireEvent.pointerMove(element, { ...pointer, clientY: 500 + by });
  await fireEvent.pointerUp(element, { ...pointer, clientY: 500 + by });
}
