import { useMemo } from 'react'
import { readLesson } from '#contract/learning/lesson-document.ts'
import { LessonBlocks } from './lesson-blocks.tsx'
import type { LessonProps } from './lesson-props.ts'

/** LessonView with the parser. */
export function ParsedLesson({ text, ...options }: LessonProps) {
  const document = useMemo(() => readLesson(text), [text])
  return <LessonBlocks document={document} {...options} />
}
