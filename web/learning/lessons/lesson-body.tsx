import { useEffect, useRef } from 'react'
import type { LessonDocument } from '#contract/learning/lesson-document.ts'
import { LessonBlocks } from './lesson-blocks.tsx'
import type { LessonOptions } from './lesson-props.ts'

type LessonBodyProps = LessonOptions & {
  /** Parsed and highlighted by the server. */
  document: LessonDocument
  /** False while only its first screen is rendered. */
  isWhole?: boolean
  /** Called once the whole lesson is in the page, for instance to scroll to where the reader stopped. */
  onReady?: () => void
}

/** A lesson, or a step's instructions, on the page of its step. */
export function LessonBody({ onReady, isWhole = true, ...blocks }: LessonBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const ready = useRef(onReady)
  useEffect(() => {
    if (!isWhole) return
    if (body.current) scrollToAnchor(body.current)
    ready.current?.()
  }, [isWhole])

  return <LessonBlocks ref={body} isWhole={isWhole} {...blocks} />
}

/** The browser looked for the heading in the address before the lesson was there. */
function scrollToAnchor(body: HTMLElement) {
  const headings = [...body.querySelectorAll('[id]')]
  headings
    .find(({ id }) => `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash)
    ?.scrollIntoView()
}
