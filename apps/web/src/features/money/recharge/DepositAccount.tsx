import { configQuery, userInfoQuery } from '@corro/client';
import { isClabe } from '@corro/domain';
import { IconButton, Inline, Section, Summary, type SummaryRow, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useCopy } from '../../../common/useCopy.ts';

/** Where to transfer the deposit; nothing unless the upstream announces a valid CLABE. */
export function DepositAccount() {
  const { t } = useI18n();
  const api = useApi();
  const account = useQuery(configQuery(api)).data?.depositAccount ?? null;
  const reference = useQuery({ ...userInfoQuery(api), enabled: account !== null }).data
    ?.rechargeReference;
  if (account === null || !isClabe(account.clabe)) return null;
  const { clabe, holder, bank } = account;
  const blocks = clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
  const rows: readonly (SummaryRow | null)[] = [
    copyRow(t({ id: 'recharge.account.clabe' }), blocks, clabe),
    textRow(t({ id: 'recharge.account.bank' }), bank),
    textRow(t({ id: 'recharge.account.holder' }), holder),
    copyRow(t({ id: 'recharge.account.reference' }), reference ?? null),
  ];
  return (
    <Section title={t({ id: 'recharge.account' })}>
      <Summary rows={rows.filter((row) => row !== null)} />
    </Section>
  );
}

function textRow(label: string, text: string | null): SummaryRow | null {
  return text === null ? null : { label, value: <Text>{text}</Text> };
}

function copyRow(label: string, text: string | null, copied = text): SummaryRow | null {
  if (text === null || copied === null) return null;
  return { label, value: <Copied label={label} text={text} copied={copied} /> };
}

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  /** The text without its spaces. */
  readonly copied: string;
}

function Copied({ label, text, copied }: CopiedProps) {
  const { t } = useI18n();
  const copy = useCopy({ done: t({ id: 'copy.done' }), failed: t({ id: 'copy.failed' }) });
  return (
    <Inline gap={0} wrap={false}>
      <Text>{text}</Text>
      <IconButton
        icon="copy"
        edge="end"
        label={t({ id: 'recharge.account.copy' }, { what: label })}
        onPress={() => void copy(copied)}
      />
    </Inline>
  );
}
