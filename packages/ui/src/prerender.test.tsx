import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from './index.ts';

const page = (
  <ui.UiProvider locale="es">
    <ui.Page as="main" fill>
      <ui.Heading level={1}>Title</ui.Heading>
      <ui.Text size={14} tone="muted" as="p">
        Words
      </ui.Text>
      <ui.Form label="Form" onSubmit={() => {}}>
        <ui.FieldSummary title="Problems" problems={[{ field: 'phone', message: 'Too short' }]} />
        <ui.TextField
          name="phone"
          label="Phone"
          prefix="+52"
          hint="Ten digits"
          problem="Too short"
        />
        <ui.PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          showLabel="Show"
          hideLabel="Hide"
        />
        <ui.NumberField name="amount" label="Amount" defaultValue="10" />
        <ui.QuantityStepper
          name="quantity"
          label="Quantity"
          defaultValue="1"
          decrementLabel="Less"
          incrementLabel="More"
        />
        <ui.SearchField label="Search" clearLabel="Clear" defaultValue="A" />
        <ui.SegmentedControl label="Side" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />
        <ui.Select name="bank" label="Bank" options={[{ value: 'a', label: 'A' }]} />
        <ui.Checkbox name="terms" label="Terms" defaultChecked />
        <ui.Switch name="news" label="News" defaultChecked />
        <ui.Button type="submit" busyLabel="Sending" fullWidth>
          Send
        </ui.Button>
      </ui.Form>
      <ui.Section title="Section" action={<ui.Link href="/all">All</ui.Link>}>
        <ui.ScrollRow label="Row">
          <ui.Card href="/card">
            <ui.Icon name="star" />
          </ui.Card>
        </ui.ScrollRow>
      </ui.Section>
      <ui.Grid columns={2}>
        <ui.Inline even>
          <ui.IconButton icon="starFilled" label="Star" pressed />
        </ui.Inline>
        <ui.Image src="/picture.webp" alt="Picture" />
      </ui.Grid>
      <ui.Divider />
      <ui.VisuallyHidden>Heard</ui.VisuallyHidden>
      <ui.Prose html="<p>Article</p>" />
    </ui.Page>
  </ui.UiProvider>
);

it('renders on a server without style attributes, which the policy of a page may refuse', () => {
  const html = renderToString(page);
  expect(html).toContain('Article');
  expect(html).not.toMatch(/\sstyle=/);
});

it('has a live region at a field before its problem appears', () => {
  const html = renderToString(<ui.TextField name="phone" label="Phone" />);
  expect(html).toContain('aria-live="polite"');
});

it.each([
  [500, '0'],
  [730, '2'],
  [9900, '94'],
  // 9930 is `max`, which is 30 above the last whole step of 100.
  [9930, '95'],
])('shows a slider at %i as stop %s', (value, stop) => {
  const html = renderToString(
    <ui.Slider
      label="Amount"
      min={500}
      max={9930}
      step={100}
      value={value}
      valueText=""
      low=""
      high=""
      onChange={() => {}}
    />,
  );
  expect(/<input[^>]* value="(\d+)"/.exec(html)?.[1]).toBe(stop);
});

it('never sends typed text in an address if the browser submits the form', () => {
  const [form] = /<form[^>]*>/.exec(renderToString(page)) ?? [];
  expect(form).toContain('method="post"');
});

it('throws an error that names the provider if it is missing', () => {
  expect(() => renderToString(<ui.Link href="/">Home</ui.Link>)).toThrow('<UiProvider>');
});
