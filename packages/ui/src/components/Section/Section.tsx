import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { head, section } from './Section.css.ts';

export interface SectionProps {
  /** What the part is about: its heading. */
  title: ReactNode;
  /** What one can do with the whole section, at the right of the title: a link, or a small quiet button. */
  action?: ReactNode;
  /** 2 if left out. */
  level?: HeadingProps['level'];
  children: ReactNode;
}

/** A titled part of a page; screen readers can jump to it by its title. */
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
