import type { answerFeatureRequest, FeatureRequest, FeatureRequestDraft } from '#contract/community/feature-requests.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { answerEmail, answerNotification, refuseWordlessNo } from './feature-requests.rules.ts'
import { holdRequest, insertRequest, lockRequest, requestById, setAnswer, setVote } from './feature-requests.store.ts'

const unknown = () => notFound('This request')

export async function find(db: Db, viewerId: number, requestId: number): Promise<FeatureRequest> {
  const request = await requestById(db, viewerId, requestId)
  if (!request) throw unknown()
  return request
}

/** Whoever asks for something wants it: theirs is the first vote. */
export function ask(db: Db, personId: number, draft: FeatureRequestDraft): Promise<FeatureRequest> {
  return db.transaction(async (db) => {
    const requestId = await insertRequest(db, { ...draft, personId })
    await setVote(db, requestId, personId, true)
    return find(db, personId, requestId)
  })
}

export function vote(db: Db, personId: number, requestId: number, isVoted: boolean) {
  return db.transaction(async (db) => {
    if (!(await holdRequest(db, requestId))) throw unknown()
    return { votes: await setVote(db, requestId, personId, isVoted), isVoted }
  })
}

/** Says what becomes of a request. Who asked is told; said again word for word, nobody is told twice. */
export function answer(
  deps: Deps,
  actorId: number,
  requestId: number,
  { state, answer: words }: BodyOf<typeof answerFeatureRequest>,
): Promise<FeatureRequest> {
  refuseWordlessNo(state, words)
  return deps.db.transaction(async (db) => {
    const request = await lockRequest(db, requestId)
    if (!request) throw unknown()
    const before = { state: request.state, answer: request.answer }
    const after = { state, answer: words || null }
    if (before.state !== after.state || before.answer !== after.answer) {
      // A request that only moved on keeps the words, and whose they are.
      const isSaidAnew = before.answer !== after.answer
      await setAnswer(db, requestId, after, isSaidAnew ? { answeredBy: actorId, answeredAt: deps.clock() } : request)
      await audit(db, { actorId, action: 'feature request answered', subject: `request ${requestId}`, before, after })
      if (request.personId !== actorId) await tell(deps, db, { ...request, ...after })
    }
    return find(db, actorId, requestId)
  })
}

type Answered = Parameters<typeof answerNotification>[0] & { personId: number }

async function tell(deps: Deps, db: Db, request: Answered) {
  const { personId } = request
  await notify(db, personId, answerNotification(request))
  await emailPerson(deps, db, { personId, kind: 'answers', ...answerEmail(request, deps.env.publicUrl) })
}
