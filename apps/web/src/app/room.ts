import type { CorroClient, Queries } from '@corro/client';
import { createContext, use } from 'react';

/** What only a customer who is logged in has. */
export interface Room {
  readonly client: CorroClient;
  readonly queries: Queries;
}

const RoomContext = createContext<Room | null>(null);

export const RoomProvider = RoomContext.Provider;

/** Every call of the upstream. Only customers' screens have it. */
export function useClient(): CorroClient {
  return useRoom().client;
}

/** The query options of everything that screens look at. Only customers' screens have them. */
export function useQueries(): Queries {
  return useRoom().queries;
}

function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('This belongs in a customer’s screen.');
  return room;
}
