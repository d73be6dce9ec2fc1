import { useEffect, useMemo, useRef } from 'react'
import { LessonBlocks } from './lesson-blocks.tsx'
import { readLesson } from './lesson-document.ts'
import type { LessonProps } from './lesson-props.ts'

/** LessonView with the parser. */
export function LessonBody({ text, onReady, ...options }: LessonProps) {
  const body = useRef<HTMLDivElement>(null)
  const document = useMemo(() => readLesson(text), [text])

  const ready = useRef(onReady)
  useEffect(() => {
    if (body.current) scrollToAnchor(body.current)
    ready.current?.()
  }, [])

  return <LessonBlocks ref={body} document={document} {...options} />
}

/** The browser looked for the heading in the address before the lesson was there. */
function scrollToAnchor(body: HTMLElement) {
  const headings = [...body.querySelectorAll('[id]')]
  headings
    .find(({ id }) => `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash)
    ?.scrollIntoView()
}
