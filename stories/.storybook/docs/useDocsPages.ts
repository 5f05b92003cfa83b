import { useEffect, useState } from 'react';

interface StoryIndex {
  readonly entries: Readonly<Record<string, { type: string; id: string; title: string }>>;
}

/** The ids of the docs pages, by the last part of their titles; empty until the index is loaded. */
export function useDocsPages(): Readonly<Record<string, string>> {
  const [pages, setPages] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void readPages().then(setPages);
  }, []);
  return pages;
}

async function readPages(): Promise<Record<string, string>> {
  const response = await fetch('index.json');
  const { entries }: StoryIndex = await response.json();
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  return Object.fromEntries(docs.map(({ id, title }) => [title.split('/').at(-1), id]));
}
