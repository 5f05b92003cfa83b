import type { CardKind } from '@corro/client';
import { Avatar } from '@corro/ui';
import { avatarFaceOfName } from '../../common/instruments/InstrumentAvatar.tsx';

/** Letters of the bank; those of the network for a TRC20 address. */
export function CardAvatar({ kind, name }: { readonly kind: CardKind; readonly name: string }) {
  return kind === 'bank' ? (
    <Avatar {...avatarFaceOfName(name)} />
  ) : (
    <Avatar letters="TR" tint={2} />
  );
}
