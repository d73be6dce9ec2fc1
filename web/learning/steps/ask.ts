import { createContext, use, type ComponentType } from 'react'
import type { StepPage } from '#contract/learning/lessons.ts'

/** What a learner asks about: an attempt, a line of one of its files, or a line of a code sample of the lesson. */
export type AskedPlace =
  | { solutionId: number; attempt: number }
  | { solutionId: number; attempt: number; fileId: string; path: string; line: number; code: string }
  | { code: string; line: number }

/** Questions belong to a domain above this one, which gives the page its part. */
export type StepQuestionsProps = {
  page: StepPage
  /** The place that was chosen on the page; null: nothing, or the step itself. */
  asked: AskedPlace | null
  onAsked: (place: AskedPlace | null) => void
}
export type StepQuestions = ComponentType<StepQuestionsProps>

export const Ask = createContext<((place: AskedPlace) => void) | null>(null)

/** Opens the form for a question about a place on the page; null where nobody can ask. */
export const useAsk = () => use(Ask)
