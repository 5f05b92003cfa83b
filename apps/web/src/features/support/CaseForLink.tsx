import { casesQuery, type CustomerCase } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { type Operation, useLinkedOperation } from '../../common/activity/operation.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';

const loadSheet = () => import('./CaseSheet.tsx');

const none: readonly CustomerCase[] = [];

/** The cases; none while the upstream has not announced them. */
export function useCases(): readonly CustomerCase[] {
  const enabled = useExtension('cases');
  return useQuery({ ...casesQuery(useApi()), enabled }).data ?? none;
}

/** Opens the sheet for the operation in the address, once per operation. */
export function CaseForLink({ cases }: { readonly cases: readonly CustomerCase[] }) {
  const hasCases = useExtension('cases');
  const linked = useLinkedOperation();
  const [operation, setOperation] = useState<Operation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useLazySheet(loadSheet, isOpen, close);
  const isNew = linked?.kind !== operation?.kind || linked?.number !== operation?.number;
  if (hasCases && linked !== null && isNew) {
    setOperation(linked);
    setOpen(true);
  }
  if (operation === null || sheet === null) return null;
  return (
    <sheet.CaseSheet
      key={`${operation.kind} ${operation.number}`}
      operation={operation}
      cases={cases}
      open={isOpen}
      onClose={close}
    />
  );
}
