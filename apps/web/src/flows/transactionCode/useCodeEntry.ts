import { userInfoQuery } from '@corro/client';
import type { OrderPhase, Refused } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';

/** Part of a flow that asks for the code. */
interface Flow {
  readonly view: { readonly phase: OrderPhase; readonly refusal: Refused | null };
  readonly send: (event: { type: 'CODE_SET' }) => void;
}

export interface CodeEntry {
  /** The typed transaction code, in memory only while the order is reviewed and sent. */
  readonly code: string;
  readonly enter: (code: string) => void;
  /** Null while unknown. */
  readonly hasCode: boolean | null;
  readonly isSettingUp: boolean;
  readonly setUp: () => void;
  readonly leaveSetup: () => void;
  readonly saved: () => void;
}

/**
 * Transaction code of an order. The upstream says in advance, or by a refusal, if the customer has
 * no code; the first order that needs a code then asks the customer to set one.
 */
export function useCodeEntry({ view: { phase, refusal }, send }: Flow): CodeEntry {
  const info = useQuery(userInfoQuery(useApi())).data;
  const [code, setCode] = useState('');
  const [answered, setAnswered] = useState(refusal);
  const [isSettingUp, setSettingUp] = useState(false);
  const [isSet, setIsSet] = useState(false);
  const isNeeded = phase === 'reviewing' || phase === 'submitting';
  if (!isNeeded && code !== '') setCode('');
  if (answered !== refusal) {
    setAnswered(refusal);
    setCode('');
    if (refusal?.code === 'no-transaction-code') setIsSet(false);
  }
  const isRefused = refusal?.code === 'no-transaction-code';
  return {
    code,
    enter: setCode,
    hasCode: isRefused ? false : isSet || (info?.hasTransactionCode ?? null),
    isSettingUp,
    setUp: () => setSettingUp(true),
    leaveSetup: () => setSettingUp(false),
    saved: () => {
      setIsSet(true);
      setSettingUp(false);
      send({ type: 'CODE_SET' });
    },
  };
}
