import type { ConversationState } from '#contract/threads/conversations.ts'
import { conflict, invalid, notAllowed } from '#server/kit/errors.ts'
import type { Holder } from '#server/learning/index.ts'
import type { Progress } from '#server/threads/index.ts'

type Answerable = { personId: number; state: ConversationState; holder: Holder | null }

export function assertClaimable({ personId, state, holder }: Answerable, actorId: number, now: Date) {
  if (personId === actorId) throw notAllowed('You can’t answer your own question')
  if (state !== 'open') throw conflict('This question has already been answered')
  assertUnclaimed(holder, actorId, now)
}

export function assertSomebodyElses({ personId }: Pick<Answerable, 'personId'>, actorId: number) {
  if (personId === actorId) throw notAllowed('This is your own question. A colleague will answer it.')
}

/** Two mentors would answer the same question; the second can write again after the first. */
export function assertUnclaimed(holder: Holder | null, actorId: number, now: Date) {
  if (!holder || holder.id === actorId || holder.until <= now) return
  const minutes = Math.ceil((holder.until.getTime() - now.getTime()) / 60_000)
  throw conflict(`${holder.name} is answering this. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
}

export function assertPublishable({ answeredAt }: Pick<Progress, 'answeredAt'>) {
  if (answeredAt === null) throw conflict('Answer this question before you publish it')
}

type Place = {
  solutionId?: number | undefined
  fileId?: string | undefined
  lessonVersion?: number | undefined
  sampleKey?: string | undefined
  line?: number | undefined
}

/** A question is about a step, an attempt, a line of a submitted file or a line of a code sample. */
export function assertCompletePlace({ solutionId, fileId, lessonVersion, sampleKey, line }: Place) {
  const isInFile = fileId !== undefined
  const isInSample = sampleKey !== undefined
  if (isInFile && solutionId === undefined) throw invalid({ solutionId: 'Enter the attempt the file is in' })
  if (isInSample !== (lessonVersion !== undefined))
    throw invalid({ lessonVersion: 'Enter the code sample and the version of its lesson' })
  if (isInSample && solutionId !== undefined)
    throw invalid({ sampleKey: 'Ask about a line of the lesson or of your attempt, not both' })
  if ((isInFile || isInSample) !== (line !== undefined)) throw invalid({ line: 'Enter the line of the code' })
}

const linesAround = 2

/** The line with those around it; null if the text has no such line. */
export function quoteLine(code: string, line: number): { quote: string; quoteFrom: number } | null {
  const lines = code.split(/\r\n|\n|\r/)
  if (line > lines.length) return null
  const from = Math.max(1, line - linesAround)
  const quote = lines.slice(from - 1, line + linesAround).map((text) => text.slice(0, 500))
  return { quote: quote.join('\n'), quoteFrom: from }
}
