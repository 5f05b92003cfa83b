import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import * as styles from './docs.css.ts';
import { useDocsPages } from './useDocsPages.ts';

/** The guide of a component: purpose, alternatives, keys and accessibility. */
export function Guide({ of: guide }: { of: ComponentGuide }) {
  const { use, instead, keyboard, accessibility } = guide;
  return (
    <>
      <p>{withCode(use)}</p>
      <h2>What instead</h2>
      <Instead of={instead} />
      <h2>Keyboard</h2>
      {typeof keyboard === 'string' ? (
        <p>{withCode(keyboard)}</p>
      ) : (
        <Rows of={keyboard} nameAs={Keys} />
      )}
      <h2>Accessibility</h2>
      <Rows
        of={{
          Role: accessibility.role,
          Name: accessibility.name,
          Announced: accessibility.announced,
          Contrast: accessibility.contrast,
          Motion: accessibility.motion,
        }}
      />
    </>
  );
}

function Instead({ of: instead }: { of: ComponentGuide['instead'] }) {
  const pages = useDocsPages();
  return (
    <ul>
      {Object.entries(instead).map(([name, when]) => (
        <li key={name}>
          <PageLink name={name} id={pages[name]} /> {withCode(when)}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ name, id }: { name: string; id: string | undefined }) {
  return id === undefined ? (
    name
  ) : (
    <AnchorMdx href={`?path=/docs/${id}`} target="_self">
      {name}
    </AnchorMdx>
  );
}

interface RowsProps {
  of: Readonly<Record<string, string>>;
  /** Element around each name; plain text by default. */
  nameAs?: ElementType<{ children: string }>;
}

function Rows({ of: rows, nameAs: Name = Fragment }: RowsProps) {
  return (
    <table className={styles.rows}>
      <tbody>
        {Object.entries(rows).map(([name, text]) => (
          <tr key={name}>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td>{withCode(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A `<kbd>` for each key; `children` separates keys by spaces. */
function Keys({ children }: { children: string }) {
  return children.split(' ').map((name) => (
    <kbd key={name} className={styles.key}>
      {name}
    </kbd>
  ));
}

/** Renders text between backticks as code. */
function withCode(text: string): ReactNode {
  const parts = text.split('`');
  const set = parts.map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...set);
}
