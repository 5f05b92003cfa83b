import { casesQuery, type CustomerCase } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { type Operation, useLinkedOperation } from '../../common/activity/operation.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { CaseSheet } from './CaseSheet.tsx';

const none: readonly CustomerCase[] = [];

/** The customer's cases; none where the upstream has none, or has not said yet. */
export function useCases(): readonly CustomerCase[] {
  const enabled = useExtension('cases');
  return useQuery({ ...casesQuery(useApi()), enabled }).data ?? none;
}

/** Asks about the operation that the address names, once for each time that it is named. */
export function CaseForLink({ cases }: { readonly cases: readonly CustomerCase[] }) {
  const hasCases = useExtension('cases');
  const linked = useLinkedOperation();
  const [operation, setOperation] = useState<Operation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isNew = linked?.kind !== operation?.kind || linked?.number !== operation?.number;
  if (hasCases && linked !== null && isNew) {
    setOperation(linked);
    setOpen(true);
  }
  if (operation === null) return null;
  return (
    <CaseSheet
      key={`${operation.kind} ${operation.number}`}
      operation={operation}
      cases={cases}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}
