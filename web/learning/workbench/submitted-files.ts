import { createContext, use } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { SolutionFile } from '#contract/learning/solutions.ts'

/** Of the attempt under review and the earlier ones, for the comments on them. */
export const SubmittedFiles = createContext<readonly SolutionFile[]>([])

export const filesOfCase = ({ current, earlier }: Pick<ReviewCase, 'current' | 'earlier'>): SolutionFile[] =>
  [current, ...earlier].flatMap(({ files }) => files)

/** Null for a comment on the whole attempt. */
export const useSubmittedFile = (fileId: string | null): SolutionFile | null =>
  use(SubmittedFiles).find((file) => file.fileId === fileId) ?? null
