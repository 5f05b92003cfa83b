/**
 * The invitation code of a link, `/register?code=CORRO`. It is taken out of the address: after a reload
 * what was typed since counts.
 */
export function takeInvitation(): { readonly invitation?: string } {
  const address = new URL(location.href);
  const invitation = address.searchParams.get('code')?.trim() ?? '';
  if (invitation === '') return {};
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  return { invitation };
}
