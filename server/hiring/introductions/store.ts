import {
  type CompanyIntroduction,
  type CompanyIntroductionPage,
  introductionGroups,
  type IntroductionEvent,
  type IntroductionGroup,
  type IntroductionNote,
  type listCompanyIntroductions,
  type listMyIntroductions,
  type MyIntroduction,
  type MyIntroductionPage,
} from '#contract/hiring/introductions.ts'
import { endedStates } from '#contract/hiring/hiring.ts'
import type { HiringInterview, Placement } from '#contract/hiring/meetings.ts'
import type { ProvenWork } from '#contract/portfolio/view.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { fullName } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, inArray, isNotNull, lt, type SQL } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isActiveMember } from '../companies/access.store.ts'
import { candidates, companies, introductionEvents, introductions, openings, type Side } from '../tables.ts'
import { asCompanyReads, type IntroductionRow, isOpenToCompany, prepare } from './rules.ts'
import { hasKnown, lastSide } from './steps.store.ts'
import { nextSide } from './turns.rules.ts'
import { confirmedBy, interviewAt, isAgreed, proposedBy } from './turns.store.ts'

const asking = alias(people, 'asking')

const select = (db: Db) =>
  db
    .select({
      id: introductions.id,
      introduction: introductions,
      opening: openings,
      company: companies,
      code: candidates.code,
      person: people,
      asking,
      by: lastSide,
      hasKnown,
      proposedBy,
      interviewAt,
      confirmedBy,
      isAgreed,
    })
    .from(introductions)
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(candidates, eq(candidates.id, introductions.candidateId))
    .innerJoin(people, eq(people.id, introductions.personId))
    .leftJoin(asking, eq(asking.id, introductions.requestedBy))
    .$dynamic()

export type Found = {
  id: number
  introduction: IntroductionRow
  opening: typeof openings.$inferSelect
  company: typeof companies.$inferSelect
  code: string
  person: PersonRow
  asking: PersonRow | null
  by: IntroductionEvent['side'] | null
  hasKnown: boolean
  proposedBy: Side | null
  interviewAt: string | null
  confirmedBy: Side[]
  isAgreed: boolean
}

const common = ({ introduction, opening, ...so }: Found) => ({
  introductionId: introduction.id,
  openingTitle: opening.title,
  state: introduction.state,
  answerBy: introduction.answerBy && introduction.answerBy.toISOString(),
  movedAt: introduction.movedAt.toISOString(),
  next: nextSide({ ...so, state: introduction.state, hasInterviewToCome: so.interviewAt !== null }),
})

const isEnded = ({ state }: IntroductionRow): boolean => (endedStates as readonly string[]).includes(state)

const inGroup = (group: IntroductionGroup | undefined): SQL | undefined =>
  group && inArray(introductions.state, [...introductionGroups[group]])

const before = (after: string | undefined): SQL | undefined => {
  const id = cursorId(after)
  return id === null ? undefined : lt(introductions.id, id)
}

/** A suggestion is between the school and the company, also after it ended. */
const isOfLearner = (personId: number) =>
  and(eq(introductions.personId, personId), isNotNull(introductions.requestedAt))

const toMine = (found: Found): MyIntroduction => ({
  ...common(found),
  companyName: found.company.name,
  isSample: found.company.isSample,
})

export async function introductionsOf(
  db: Db,
  personId: number,
  { after, size, group }: QueryOf<typeof listMyIntroductions>,
): Promise<Page<MyIntroduction>> {
  const rows = await select(db)
    .where(and(isOfLearner(personId), inGroup(group), before(after)))
    .orderBy(desc(introductions.id))
    .limit(size + 1)
  return toPage(rows, size, toMine)
}

export async function introductionOf(db: Db, personId: number, introductionId: number): Promise<Found | null> {
  const [row = null] = await select(db).where(and(eq(introductions.id, introductionId), isOfLearner(personId)))
  return row
}

const toContact = (person: PersonRow) => ({ name: fullName(person), email: person.email })

const toProfile = (person: PersonRow, hasPortfolio: boolean) => ({
  ...toContact(person),
  phone: person.phone,
  hasPortfolio,
})

type Contact = MyIntroductionPage['contact']

/** The colleague who asked, while they work for the company. */
export async function contactOf(db: Db, found: Found): Promise<Contact> {
  const { asking, company } = found
  if (!isOpen(found) || !asking || asking.blockedAt !== null) return null
  return (await isActiveMember(db, company.id, asking.id)) ? toContact(asking) : null
}

type More = {
  events: IntroductionEvent[]
  hasPortfolio: boolean
  interviews: HiringInterview[]
  placement: Placement
  notes: IntroductionNote[]
}

const nothingSaid: Placement = { learner: null, company: null }

export function toMyPage(
  found: Found,
  { events, hasPortfolio, ...meetings }: More,
  { contact, work }: { contact: Contact; work: ProvenWork[] },
): MyIntroductionPage {
  const { introduction, opening, company, person, by } = found
  return {
    ...toMine(found),
    ...meetings,
    message: introduction.message,
    events,
    hasMessages: introduction.threadId !== null,
    isShared: isOpen(found),
    preparation: isEnded(introduction) ? [] : prepare([...opening.skills, ...company.stack], work),
    ended: isEnded(introduction) && by !== null ? { by, reason: introduction.reason } : null,
    company: {
      companyId: company.id,
      website: company.website,
      kind: company.kind,
      city: company.city,
      about: company.about,
      stack: company.stack,
    },
    opening: {
      city: opening.city,
      isRemote: opening.isRemote,
      description: opening.description,
      skills: opening.skills,
      minYears: opening.minYears,
      jobType: opening.jobType,
      payFrom: opening.payFrom,
      payTo: opening.payTo,
    },
    shares: toProfile(person, hasPortfolio),
    contact,
  }
}

export const isOpen = ({ introduction, person }: Found): boolean => isOpenToCompany(introduction, person)

const toCompanys = (found: Found): CompanyIntroduction => ({
  ...common(found),
  code: found.code,
  name: isOpen(found) ? fullName(found.person) : null,
})

export async function introductionsOfCompany(
  db: Db,
  companyId: number,
  { after, size, group, openingId }: QueryOf<typeof listCompanyIntroductions>,
): Promise<Page<CompanyIntroduction>> {
  const rows = await select(db)
    .where(
      and(
        eq(openings.companyId, companyId),
        openingId === undefined ? undefined : eq(openings.id, openingId),
        inGroup(group),
        before(after),
      ),
    )
    .orderBy(desc(introductions.id))
    .limit(size + 1)
  return toPage(rows, size, toCompanys)
}

export async function introductionOfCompany(db: Db, companyId: number, introductionId: number): Promise<Found | null> {
  const [row = null] = await select(db).where(
    and(eq(introductions.id, introductionId), eq(openings.companyId, companyId)),
  )
  return row
}

/** A request could name somebody whom the company knew from another opening. */
const mayReadRequest = (found: Found): boolean =>
  isOpen(found) || (found.introduction.state === 'requested' && !found.hasKnown)

/** The company’s own reason could name the learner, so only the learner reads it. */
export function toCompanyPage(found: Found, { events, hasPortfolio, ...meetings }: More): CompanyIntroductionPage {
  const { introduction, opening, person, by } = found
  return {
    ...toCompanys(found),
    message: mayReadRequest(found) ? introduction.message : '',
    events: events.map(asCompanyReads),
    // A place and a role are written by the learner too.
    ...(isOpen(found) ? meetings : { interviews: [], placement: nothingSaid, notes: [] }),
    hasMessages: isOpen(found) && introduction.threadId !== null,
    ended: isEnded(introduction) && by !== null ? { by, reason: by === 'learner' ? introduction.reason : '' } : null,
    openingId: opening.id,
    askedBy: found.asking && fullName(found.asking),
    profile: isOpen(found) ? toProfile(person, hasPortfolio) : null,
  }
}

/** Oldest first. */
export async function eventsOf(db: Db, introductionId: number): Promise<IntroductionEvent[]> {
  const { id, at, side, what } = introductionEvents
  const rows = await db
    .select({ at, side, what })
    .from(introductionEvents)
    .where(eq(introductionEvents.introductionId, introductionId))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
