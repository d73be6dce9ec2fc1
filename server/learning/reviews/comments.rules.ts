import type { NewComment } from '#contract/learning/reviews.ts'
import { conflict, invalid } from '#server/kit/errors.ts'

/** A comment is on a line of a file or on the whole attempt. */
export function assertCompletePosition({ fileId, line }: Pick<NewComment, 'fileId' | 'line'>) {
  if (fileId !== undefined && line === undefined) throw invalid({ line: 'Enter the line of the file' })
  if (fileId === undefined && line !== undefined) throw invalid({ fileId: 'Enter the file the line is in' })
}

/** After an undone verdict, the learner may already have replied to a comment. */
export function assertNoReplies(hasReplies: boolean) {
  if (hasReplies) throw conflict('The learner has already replied to this comment')
}

export const notInAttempt = () => invalid({ fileId: 'This file is not part of the attempt' })
