// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/ui/style.css';
import './brand.css';
import {
  balanceQuery,
  createTransport,
  isCorroError,
  listOffers,
  logIn,
  systemClock,
} from '@corro/client';
import { Button, Heading, Money, Page, Sheet, Stack, Text, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = createTransport({
  baseUrl: '/api',
  fetch: (request) => fetch(request),
  token: () => null,
  clock: systemClock,
  onSessionEnd: () => {},
  onSimulated: () => {},
});

async function readOffers(): Promise<string> {
  const offers = await listOffers(api, { kind: 'qip' });
  return offers.map(({ name, minimum }) => `${name}, ${minimum} or more`).join('; ');
}

async function tryToLogIn(): Promise<string> {
  try {
    await logIn(api, { phone: '5500000001', password: 'wrong' });
    return 'welcome';
  } catch (error) {
    return isCorroError(error) && error.kind === 'refusal' ? error.code : 'no answer';
  }
}

function App() {
  const balance = useQuery(balanceQuery(api));
  const [news, setNews] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Page as="main">
      <Stack>
        <Heading level={1}>Balance</Heading>
        <Money amount={balance.data ?? null} unit="US$" size={28} />
        <Button onPress={() => void readOffers().then(setNews)}>Offers</Button>
        <Button onPress={() => void tryToLogIn().then(setNews)}>Log in</Button>
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
