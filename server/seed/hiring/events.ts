import { openingApproved } from '#server/hiring/openings/texts.ts'
import { introductionAccepted, introductionRequested } from '#server/hiring/introductions/texts.ts'
import { candidates, companies, companyMembers, introductions, openings } from '#server/hiring/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq, isNotNull } from '#server/kit/db/orm.ts'
import type { Event } from '../event.ts'

/** Of openings that staff approved, requests and answers. */
export const hiringEvents = async (db: Db): Promise<Event[]> => [
  ...(await approvals(db)),
  ...(await requestsAndAnswers(db)),
]

async function approvals(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ opening: openings, personId: companyMembers.personId })
    .from(openings)
    .innerJoin(companyMembers, eq(companyMembers.companyId, openings.companyId))
    .where(isNotNull(openings.decidedAt))
  return rows.map(({ opening: { title, decidedAt }, personId }) => ({
    personId,
    at: decidedAt!,
    ...openingApproved({ title }),
  }))
}

async function requestsAndAnswers(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ introduction: introductions, title: openings.title, company: companies.name, code: candidates.code })
    .from(introductions)
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(candidates, eq(candidates.id, introductions.candidateId))
  return rows.flatMap(({ introduction, title, company, code }): Event[] => {
    const { id: introductionId, personId, requestedBy, requestedAt, answerBy, answeredAt } = introduction
    const asked = introductionRequested({ introductionId, company, title, answerBy: answerBy! })
    return [
      { personId, at: requestedAt!, ...asked, isAnswered: answeredAt !== null },
      ...(answeredAt
        ? [{ personId: requestedBy!, at: answeredAt, ...introductionAccepted({ introductionId, title, code }) }]
        : []),
    ]
  })
}
