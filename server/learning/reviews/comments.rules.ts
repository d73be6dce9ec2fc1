import type { NewComment } from '#contract/learning/reviews.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'

/** A comment is on a line of a file or on the whole; half an address leads nowhere. */
export function refuseHalfPlace({ fileId, line }: Pick<NewComment, 'fileId' | 'line'>) {
  if (fileId !== undefined && line === undefined) throw invalid({ line: 'Enter the line of the file' })
  if (fileId === undefined && line !== undefined) throw invalid({ fileId: 'Enter the file the line is in' })
}

/** After a verdict was taken back its comments wait again, perhaps with the learner's words under them. */
export function refuseAnswered({ answer }: { answer: string | null }) {
  if (answer !== null) throw conflict('The learner has already answered this comment')
}
