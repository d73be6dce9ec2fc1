import { useEffect, useRef } from 'react'
import type { LessonDocument } from '#contract/learning/lesson-document.ts'
import { LessonBlocks } from './lesson-blocks.tsx'
import type { LessonOptions } from './lesson-props.ts'

type LessonBodyProps = LessonOptions & {
  /** Parsed and highlighted by the server. */
  document: LessonDocument
  /** Called once the lesson is in the page, for instance to scroll to where the reader stopped. */
  onReady?: () => void
}

/** A lesson, or a step's instructions, on the page of its step. */
export function LessonBody({ onReady, ...blocks }: LessonBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const ready = useRef(onReady)
  useEffect(() => {
    if (body.current) scrollToAnchor(body.current)
    ready.current?.()
  }, [])

  return <LessonBlocks ref={body} {...blocks} />
}

/** The browser looked for the heading in the address before the lesson was there. */
function scrollToAnchor(body: HTMLElement) {
  const headings = [...body.querySelectorAll('[id]')]
  headings
    .find(({ id }) => `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash)
    ?.scrollIntoView()
}
