import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { head, section } from './Section.css.ts';

export interface SectionProps {
  /** Heading. */
  title: ReactNode;
  /** A link or small quiet button at the right of the title. */
  action?: ReactNode;
  /** Default: 2. */
  level?: HeadingProps['level'];
  children: ReactNode;
}

/** A titled part of a page and a landmark for screen readers. */
export function Section({ title, action, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <Heading level={level} size={20} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
