import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { storageInMemory } from '../../app/rendered.fixture.tsx';
import { keepDraft, readDraft } from '../../app/storage/drafts.ts';
import { writeToService } from './operation.ts';

function place() {
  const { clock } = createTestApi();
  const draft = { storage: storageInMemory(), clock, form: 'chat' };
  return { draft, written: () => readDraft(draft)['message'] };
}

it('writes below what is half written, and nothing twice', () => {
  const { draft, written } = place();
  keepDraft(draft, { message: 'Buenas tardes ' });
  writeToService(draft, 'Depósito R-1');
  writeToService(draft, 'Retiro W-1');
  writeToService(draft, 'Depósito R-1');
  expect(written()).toBe('Buenas tardes\nDepósito R-1\nRetiro W-1');
});

it('begins with the message where nothing is written', () => {
  const { draft, written } = place();
  writeToService(draft, 'Depósito R-1');
  expect(written()).toBe('Depósito R-1');
});
