type Promised = { promisedAt: string }
type Queue<Row> = { rows: Row[]; hasMore: boolean }

export type Work<Review, Question> = { kind: 'review'; row: Review } | { kind: 'question'; row: Question }

/**
 * Both queues by promise. A queue with more pages may have rows that belong before the later ones of the other, so the
 * list ends where the first of them ends.
 */
export function mergeQueues<Review extends Promised, Question extends Promised>(
  reviews: Queue<Review>,
  questions: Queue<Question>,
): Work<Review, Question>[] {
  const ends = [reviews, questions].flatMap(({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.promisedAt ?? '') : []))
  const work: Work<Review, Question>[] = [
    ...reviews.rows.map((row) => ({ kind: 'review' as const, row })),
    ...questions.rows.map((row) => ({ kind: 'question' as const, row })),
  ]
  return work
    .filter(({ row }) => ends.every((end) => row.promisedAt <= end))
    .toSorted((a, b) => a.row.promisedAt.localeCompare(b.row.promisedAt))
}

type Claimable = { questionId: number; claim: { isMine: boolean } | null }

/** The first one in the queue that is not this one and that no other mentor is answering. */
export const nextQuestion = <Question extends Claimable>(queue: Question[], questionId: number): Question | undefined =>
  queue.find((one) => one.questionId !== questionId && (one.claim === null || one.claim.isMine))
