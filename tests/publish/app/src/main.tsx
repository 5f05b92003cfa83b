// oxlint-disable import/no-unassigned-import -- a style sheet has nothing to assign
import '@corro/ui/style.css';
import './brand.css';
import { createClient, createQueries, isCorroError, systemClock } from '@corro/client';
import { Button, Heading, Money, Page, Sheet, Stack, Text, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({
  baseUrl: '/api',
  fetch: (request) => fetch(request),
  token: () => null,
  clock: systemClock,
  onSessionEnd: () => {},
  onSimulated: () => {},
});
const queries = createQueries(client);

async function readOffers(): Promise<string> {
  const offers = await client.offers.list({ kind: 'qip' });
  return offers.map(({ name, minimum }) => `${name}, ${minimum} or more`).join('; ');
}

async function logIn(): Promise<string> {
  try {
    await client.session.login({ phone: '5500000001', password: 'wrong' });
    return 'welcome';
  } catch (error) {
    return isCorroError(error) && error.kind === 'refusal' ? error.code : 'no answer';
  }
}

function App() {
  const balance = useQuery(queries.balance());
  const [news, setNews] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Page as="main">
      <Stack>
        <Heading level={1}>Balance</Heading>
        <Money amount={balance.data ?? null} unit="US$" size={28} />
        <Button onPress={() => void readOffers().then(setNews)}>Offers</Button>
        <Button onPress={() => void logIn().then(setNews)}>Log in</Button>
        <Text as="p">{news}</Text>
        <Button tone="neutral" onPress={() => setOpen(true)}>
          More
        </Button>
        <Sheet open={open} onOpenChange={setOpen} title="About" closeLabel="Close">
          <Text>A sheet</Text>
        </Sheet>
      </Stack>
    </Page>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <UiProvider locale="en">
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </UiProvider>,
);
