import type { ReactNode } from 'react'
import type { QuizAnswer } from '#contract/learning/lessons.ts'
import type { StepFile } from '#contract/learning/tasks.ts'

/** A file that the lesson links to or shows by its name. */
export type LessonMaterial = Pick<StepFile, 'name' | 'kind' | 'url'>
export type StoredAnswer = Pick<QuizAnswer, 'quizKey' | 'option' | 'isRight' | 'tries'>

export type LessonOptions = {
  /** A link or picture without a scheme names one of these. */
  materials?: readonly LessonMaterial[]
  /** Opens a material in the page; without it, links open a new tab. */
  onOpenMaterial?: (name: string) => void
  /** Earlier answers to its questions. */
  quizAnswers?: readonly StoredAnswer[]
  /** Makes the order of options; without it they begin as they are written. */
  reader?: number
  /** Called with every checked answer; visitors' answers stay in the page. */
  onAnswer?: (quizKey: string, option: number) => void
  /** SQL that makes the sample database of its SQL samples; they can be run with it. */
  database?: string
  /** Shown with a question, for instance while its answer could not be saved. */
  quizNote?: (quizKey: string) => ReactNode
  /** Shown above a block. */
  blockNote?: { block: number; note: ReactNode } | null
  /** The level of its highest heading on the page. */
  level?: 2 | 3 | 4
  className?: string
}

export type LessonProps = LessonOptions & {
  /** Markdown. */
  text: string
}
