import type { FeatureRequest, FeatureRequestDraft } from '#contract/community/feature-requests.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { boards } from './boards.store.ts'
import { insertRequest, requestById } from './feature-requests.store.ts'
import { setMark } from './marks.store.ts'

const missing = () => notFound(boards.requests.label)

export async function find(db: Db, viewerId: number, requestId: number): Promise<FeatureRequest> {
  const request = await requestById(db, viewerId, requestId)
  if (!request) throw missing()
  return request
}

/** The author's vote is the first. */
export function create(db: Db, personId: number, draft: FeatureRequestDraft): Promise<FeatureRequest> {
  return db.transaction(async (db) => {
    const requestId = await insertRequest(db, { ...draft, personId })
    await setMark(db, 'votes', requestId, personId, true)
    return find(db, personId, requestId)
  })
}

export function vote(db: Db, personId: number, requestId: number, isVoted: boolean) {
  return db.transaction(async (db) => {
    const votes = await setMark(db, 'votes', requestId, personId, isVoted)
    if (votes === null) throw missing()
    return { votes, isVoted }
  })
}
