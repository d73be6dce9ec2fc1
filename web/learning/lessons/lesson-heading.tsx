import { useId, type ReactNode } from 'react'
import type { HeadingTag } from '#web/kit/markdown/elements.tsx'

type LessonHeadingProps = { tag: HeadingTag; anchor: string | null; children: ReactNode }

/** A heading with a link to itself. */
export function LessonHeading({ tag: Tag, anchor, children }: LessonHeadingProps) {
  const id = useId()
  if (!anchor) return <Tag>{children}</Tag>
  return (
    // Named by its text alone, without the link.
    <Tag id={anchor} aria-labelledby={id}>
      <span id={id}>{children}</span>
      <a href={`#${anchor}`} aria-label="Link to this section" className="lesson-anchor">
        #
      </a>
    </Tag>
  )
}
