import { userInfoQuery } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import {
  formatMoney,
  IconButton,
  Inline,
  Section,
  Stack,
  Summary,
  type SummaryRow,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useIsDemo } from '../../../app/conditions.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { usePesos } from '../../../common/prices/usePesos.ts';
import { useCopy } from '../../../common/useCopy.ts';
import { useDepositAccount } from './useDepositAccount.ts';

interface DepositAccountProps {
  /** Amount of the deposit, US dollars; null if unknown. */
  readonly amount: DecimalText | null;
}

/** The pesos to send and where to transfer them; nothing without an account. */
export function DepositAccount({ amount }: DepositAccountProps) {
  const { t, numberLocale } = useI18n();
  const { rate, estimate } = usePesos('usdMxn');
  const isDemo = useIsDemo();
  const api = useApi();
  const account = useDepositAccount();
  const reference = useQuery({ ...userInfoQuery(api), enabled: account !== null }).data
    ?.rechargeReference;
  if (account === null) return null;
  const { clabe, holder, bank } = account;
  const blocks = clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
  const pesos = estimate(amount);
  const send = pesos === null ? null : formatMoney(numberLocale, pesos, 'MX$');
  const sendRow = copyRow(t({ id: 'recharge.account.pesos' }), send, pesos);
  const rows: readonly (SummaryRow | null)[] = [
    sendRow === null
      ? null
      : { ...sendRow, emphasis: true, detail: t({ id: 'money.rate' }, { rate }) },
    copyRow(t({ id: 'recharge.account.clabe' }), blocks, clabe),
    copyRow(t({ id: 'recharge.account.reference' }), reference ?? null),
    textRow(t({ id: 'recharge.account.bank' }), bank),
    textRow(t({ id: 'recharge.account.holder' }), holder),
  ];
  return (
    <Section title={isDemo ? t({ id: 'recharge.account.demo' }) : t({ id: 'recharge.account' })}>
      <Stack gap={4}>
        {isDemo ? (
          <Text as="p" size={14} tone="caution">
            {t({ id: 'recharge.account.noMoney' })}
          </Text>
        ) : null}
        <Summary rows={rows.filter((row) => row !== null)} />
      </Stack>
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
