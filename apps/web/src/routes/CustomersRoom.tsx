import { createClientOver, createQueries } from '@corro/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RoomProvider, type Room } from '../boot/room.ts';
import { useServices } from '../boot/services.ts';
import { SearchDialogProvider } from '../shell/SearchDialogProvider.tsx';

/**
 * The client, and the cache of what the server said. They live as long as the customer is logged
 * in, so that nobody ever sees another customer's answers.
 */
export default function CustomersRoom({ children }: { children: ReactNode }) {
  const { transport } = useServices();
  const [queryClient] = useState(() => new QueryClient());
  const [room] = useState((): Room => {
    const client = createClientOver(transport);
    return { client, queries: createQueries(client) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RoomProvider value={room}>
        <SearchDialogProvider>{children}</SearchDialogProvider>
      </RoomProvider>
    </QueryClientProvider>
  );
}
