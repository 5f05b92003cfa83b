// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/ui/style.css';
import './brand.css';
import { listOffers } from '@corro/client';
import { Button, Heading, Money, Page, Sheet, Stack, Text, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { api, balance, enter } from './client';

async function readOffers(): Promise<string> {
  const offers = await listOffers(api, { kind: 'qip' });
  return offers.map(({ name, minimum }) => `${name}, ${minimum} or more`).join('; ');
}

function App() {
  const { data } = useQuery(balance);
  const [news, setNews] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Page as="main">
      <Stack>
        <Heading level={1}>Balance</Heading>
        <Money amount={data ?? null} unit="US$" size={28} />
        <Button onPress={() => void readOffers().then(setNews)}>Offers</Button>
        <Button onPress={() => void enter('5500000001', 'wrong').then(setNews)}>Log in</Button>
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
