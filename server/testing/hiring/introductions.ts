import { endedStates, type IntroductionState } from '#contract/hiring/hiring.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { introductionEvents, introductions } from '#server/hiring/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import type { TestApp } from '../test-app.ts'

type Given = {
  opening: { id: number }
  candidate: { id: number; personId: number }
  state: IntroductionState
  /** Before it, unless something else is given. */
  through?: IntroductionState[]
  movedAt?: Date
  hasThread?: boolean
}

/** An introduction as it is after these states. */
export async function newIntroduction(app: Pick<TestApp, 'db'>, { opening, candidate, state, ...rest }: Given) {
  const { through = [], movedAt = new Date(), hasThread = false } = rest
  const isEnded = (endedStates as readonly string[]).includes(state)
  const [row] = await app.db
    .insert(introductions)
    .values({
      openingId: opening.id,
      personId: candidate.personId,
      candidateId: candidate.id,
      state,
      movedAt,
      threadId: hasThread ? await insertThread(app.db, candidate.personId, movedAt) : null,
      endedAt: isEnded ? movedAt : null,
      ...(state !== 'suggested' && { requestedAt: movedAt, answerBy: new Date(movedAt.getTime() + 7 * dayMs) }),
    })
    .returning()
  await app.db.insert(introductionEvents).values(
    [...through, state].map((state) => ({
      introductionId: row!.id,
      at: movedAt,
      side: 'school' as const,
      what: state,
      state,
    })),
  )
  return row!
}
