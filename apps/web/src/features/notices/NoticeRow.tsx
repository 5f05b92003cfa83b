import type { Notice } from '@corro/client';
import { Avatar, Inline, ListRow, Money, Stack, Tag, Text } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { withRecord } from '../../common/activity/operation.ts';
import { signedAmount } from '../../common/amounts.ts';
import { noticeLook, type NoticeLook } from './noticeKinds.ts';
import { useNoticeText } from './useNoticeText.ts';

export interface NoticeRowProps {
  readonly notice: Notice;
  /** Above it, where it begins a day. */
  readonly heading: ReactNode;
  /** It was followed. */
  readonly onRead: (notice: Notice) => void;
}

/** One notice: what happened, when, how much; leads to its record. A kind that is not known leads nowhere. */
export function NoticeRow({ notice, heading, onRead }: NoticeRowProps) {
  const { t } = useI18n();
  const { kind, amount, isRead } = notice;
  const { title, subtitle, lines, path } = useNoticeText(notice);
  const look = typeof kind === 'string' ? noticeLook[kind] : null;
  const money = look?.money;
  return (
    <ListRow
      {...(path === undefined
        ? {}
        : { href: withRecord(path, notice.orderNumber), onPress: () => onRead(notice) })}
      heading={heading}
      leading={<Face look={look} />}
      title={title}
      {...(money === undefined
        ? {}
        : {
            trailing: (
              <Money
                amount={signedAmount(amount, money === 'out')}
                unit="US$"
                signed={money !== 'still'}
              />
            ),
          })}
      below={
        // Not in the place of a subtitle: beside an amount it would be cut, and so would the title.
        <Stack gap={0}>
          <Inline justify="between" gap={8}>
            <Text size={14} tone="muted">
              {subtitle}
            </Text>
            {isRead ? null : <Tag tone="accent">{t({ id: 'notices.new' })}</Tag>}
          </Inline>
          {lines.map((line) => (
            <Text key={line} size={14} tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      }
    />
  );
}

/** As the face of its record; a small «i» for a kind that is not known. */
function Face({ look }: { readonly look: NoticeLook | null }) {
  if (look === null) return <Avatar letters="i" />;
  return look.glyph === null ? <Avatar letters="ID" /> : <Avatar letters="" glyph={look.glyph} />;
}
