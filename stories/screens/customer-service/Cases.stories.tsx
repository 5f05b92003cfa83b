import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerWaiting } from '../../machines/runner/script.ts';
import { notPictured } from '../../pictures/modes.ts';
import { says, shows } from '../../harness/form.ts';
import { operatorConfig, configRoute } from '../../harness/operatorConfig.ts';
import { waitForCall, sheetSays } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  atWithdrawal,
  casesAnswer,
  casesRoute,
  choose,
  closeButton,
  closedCase,
  closeRoute,
  messageField,
  openCase,
  openRoute,
  repliedCase,
  sendCase,
  sheetOf,
  withCases,
} from './cases.ts';
import { at } from './chat.ts';

// CustomerService.stories.tsx has the stories of the chat for loading, empty and stale.

export default {
  title: 'Home/Customer service/Cases',
  id: 'screens-customer-service-cases',
  ...screenMeta(scenario({ at, upstream: withCases(closedCase, repliedCase, openCase) })),
};
type Story = StoryObj;

const inSheet = notPictured('The chat has a picture; its form looks like other forms.');
const asCard = notPictured('The chat has a picture; the stories check the texts of its cards.');
const opening = (upstream = withCases()) => scenario({ at: atWithdrawal, upstream });

export const Shown: Story = {
  name: 'links each case to its operation',
  parameters: asCard,
  play: async (context) => {
    await says(context, 'case.state.open');
    await says(context, 'case.state.answered');
    await says(context, 'case.state.closed');
    const links = context.canvas
      .getAllByRole('link', { name: harnessOf(context).t('case.view') })
      .map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/account/recharge-withdraw/e-1',
      '/records#S-1',
      '/withdraw-records#W-1',
    ]);
  },
};

export const Sending: Story = {
  parameters: { ...opening({ ...withCases(), [openRoute]: answer.stall() }), ...inSheet },
  play: async (context) => {
    await sheetOf(context);
    await choose(context, 'case.subject.other');
    await sendCase(context);
    await sheetSays(context, 'case.sending');
  },
};

export const Sent: Story = {
  name: 'opens a case',
  parameters: { ...opening(), ...inSheet },
  play: async (context) => {
    const { upstream, t } = harnessOf(context);
    await sheetOf(context);
    await choose(context, 'case.subject.not-received');
    await context.userEvent.click(messageField());
    await context.userEvent.paste(' No llegó ');
    await sendCase(context);
    await waitFor(() => expect(screen.getAllByText(t('case.sent'))[0]).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = upstream.callsTo(openRoute);
    await expect(call?.body).toEqual({
      kind: 'withdrawal',
      no: 'W-1',
      subject: 'not-received',
      message: 'No llegó',
    });
  },
};

export const HasCase: Story = {
  name: 'names the existing case of an operation',
  parameters: { ...opening(withCases(openCase)), ...inSheet },
  play: async (context) => {
    await sheetOf(context);
    await sheetSays(context, 'case.existing', { number: openCase.caseNumber ?? '' });
  },
};

export const HadCase: Story = {
  name: 'opens another case after one is closed',
  parameters: { ...opening(withCases({ ...openCase, state: 'closed' })), ...inSheet },
  play: async (context) => {
    await sheetOf(context);
    await sheetSays(context, 'case.send');
  },
};

export const Offline: Story = {
  parameters: { ...opening(), ...inSheet },
  play: async (context) => {
    await sheetOf(context);
    harnessOf(context).setOnline(false);
    await sheetSays(context, 'case.offline');
  },
};

export const NotAnnounced: Story = {
  name: 'shows only the chat if the upstream has no cases',
  parameters: {
    ...opening({ ...withCases(), [configRoute]: operatorConfig() }),
    ...notPictured('Ends with the picture of the chat.'),
  },
  play: async (context) => {
    await waitForCall(context, configRoute);
    await shows(context, '¿Cuánto tarda un retiro?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(harnessOf(context).upstream.callsTo(casesRoute)).toEqual([]);
  },
};

export const Closed: Story = {
  parameters: { ...scenario({ upstream: withCases(openCase) }), ...asCard },
  play: async (context) => {
    const harness = harnessOf(context);
    const { upstream, t } = harness;
    await says(context, 'case.close');
    upstream.script(casesRoute, casesAnswer({ ...openCase, state: 'closed' }));
    upstream.hold(closeRoute);
    await context.userEvent.click(closeButton(context));
    await waitFor(() => expect(closeButton(context)).toHaveAttribute('aria-busy', 'true'));
    await answerWaiting(harness, closeRoute, answer.ok());
    await says(context, 'case.state.closed');
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: t('case.close') })).toBeNull(),
    );
    await expect(upstream.callsTo(closeRoute).map(({ body }) => body)).toEqual([
      { no: openCase.caseNumber },
    ]);
  },
};

export const Hostile: Story = {
  name: 'shows markup as text',
  parameters: {
    ...scenario({
      upstream: {
        [casesRoute]: answer.ok({
          rows: [
            {
              no: openCase.caseNumber,
              kind: 'toaster',
              state: 7,
              message: '<script>alert(1)</script>',
            },
          ],
        }),
      },
    }),
    ...asCard,
  },
  play: async (context) => {
    await shows(context, /<script>/);
    await expect(
      context.canvas.queryByRole('link', { name: harnessOf(context).t('case.view') }),
    ).toBeNull();
  },
};
