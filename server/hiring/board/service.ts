import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { SuggestableLearner, suggestLearner } from '#contract/hiring/board.ts'
import { smallGroup } from '#contract/hiring/pool.ts'
import { audit, lockPersonRow } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { membersOf } from '../companies/access.store.ts'
import { visibleCandidate } from '../candidates/pool.service.ts'
import { countMatches } from '../candidates/pool.store.ts'
import { currentCandidate } from '../candidates/store.ts'
import { earlierOf, insertIntroduction, lockOwnOpening, recordStep } from '../introductions/steps.store.ts'
import { lockStateOf } from '../openings/store.ts'
import { assertNotTogether } from './rules.ts'
import { companyOfOpening, suggestableLearners } from './suggestions.store.ts'
import { candidateSuggested } from './texts.ts'

const unknown = () => notFound('This opening')

export async function suggestable(
  db: Db,
  { clock }: Tools,
  openingId: number,
  search?: string,
): Promise<SuggestableLearner[]> {
  const company = await companyOfOpening(db, openingId)
  if (!company) throw unknown()
  const now = clock()
  const isSmall = (await countMatches(db, { company, now, filter: {} })) < smallGroup
  return suggestableLearners(db, { company, now, openingId, search, isSmall })
}

type Suggestion = BodyOf<typeof suggestLearner>

/** The company sees no more than it would in its own search. */
export function suggest(
  db: Db,
  tools: Tools,
  actorId: number,
  { openingId, userId }: Suggestion,
): Promise<{ introductionId: number }> {
  return db.transaction(async (db) => {
    const now = tools.clock()
    const company = await companyOfOpening(db, openingId)
    if (!company) throw unknown()
    if ((await lockStateOf(db, company.id)) !== 'approved') throw conflict('This company is suspended.')
    const opening = await lockOwnOpening(db, company.id, openingId)
    if (opening?.state !== 'open') throw conflict('This opening isn’t open.')
    await lockPersonRow(db, userId)
    const code = (await currentCandidate(db, userId, now))?.code ?? ''
    const { id: candidateId } = await visibleCandidate(db, tools, company, code)
    assertNotTogether(await earlierOf(db, openingId, userId))
    const state = 'suggested'
    const suggested = { openingId, personId: userId, candidateId, state, suggestedBy: actorId, createdAt: now } as const
    const id = await insertIntroduction(db, suggested)
    await recordStep(db, { id, state }, { changes: {}, side: 'school', actorId, what: state, at: now })
    const after = { title: opening.title, introductionId: id }
    await audit(db, { actorId, action: 'learner suggested', subject: `opening ${openingId}`, after })
    await notify(db, tools, await membersOf(db, company.id), candidateSuggested({ title: opening.title, code }))
    return { introductionId: id }
  })
}
