import { balanceQuery, createTransport, isCorroError, logIn, systemClock } from '@corro/client';

export const api = createTransport({
  baseUrl: '/api',
  fetch: (request) => fetch(request),
  token: () => sessionStorage.getItem('token'),
  clock: systemClock,
  onSessionEnd: () => sessionStorage.removeItem('token'),
  onSimulated: (isDemo) => document.body.classList.toggle('demo', isDemo),
});

/** For `useQuery`. It polls by itself; a read that fails is sent again, three times in all. */
export const balance = balanceQuery(api);

/** A write is sent once. A refusal says that nothing was done; after other errors nobody knows. */
export async function enter(phone: string, password: string): Promise<string> {
  try {
    const { token } = await logIn(api, { phone, password });
    sessionStorage.setItem('token', token);
    return 'welcome';
  } catch (error) {
    if (isCorroError(error) && error.kind === 'refusal') return error.code;
    throw error;
  }
}
