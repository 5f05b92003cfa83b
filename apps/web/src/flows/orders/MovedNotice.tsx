import { Banner, Button } from '@corro/ui';

export interface MovedNoticeProps {
  /** What has changed; nothing is shown where it has not. */
  readonly text: string | undefined;
  /** What can be accepted, where there is something. */
  readonly accept?: { readonly label: string; readonly onAccept: () => void } | undefined;
}

/**
 * The price left the reviewed one, or the server said so: it has to be accepted again. Accepting
 * stands apart from confirming, so that no second tap of the same finger places the order.
 */
export function MovedNotice({ text, accept }: MovedNoticeProps) {
  if (text === undefined) return null;
  return (
    <>
      <Banner tone="caution">{text}</Banner>
      {accept === undefined ? null : (
        <Button tone="neutral" fullWidth onPress={accept.onAccept}>
          {accept.label}
        </Button>
      )}
    </>
  );
}
