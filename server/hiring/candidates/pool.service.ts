import type { ChosenWork, Shown } from '#contract/hiring/candidates.ts'
import { type CandidateView, type findCandidates, smallGroup, type WorkContent } from '#contract/hiring/pool.ts'
import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { approvedStepsOf } from '#server/learning/index.ts'
import { contentOf, portfolioView } from '#server/portfolio/index.ts'
import { approvedProjectsOf } from '#server/projects/index.ts'
import { readSettings } from '#server/site/index.ts'
import type { OwnCompany } from '../companies/access.store.ts'
import {
  countMatches,
  hasIntroduction,
  matchesAfter,
  openCandidateBy,
  recordView,
  sharedValues,
  viewersOf,
} from './pool.store.ts'
import { neutralName, redactionFor, roughSize } from './redaction.rules.ts'
import { type CandidateRow, worksOf, worksOfMany } from './store.ts'
import { toView, toWorks, withoutRare } from './view.rules.ts'

type Member = { id: number; company: OwnCompany }

/** Of these people; for any number of them two queries. */
async function approvedOf(db: Db, personIds: number[], chosen: ChosenWork[]) {
  const attemptIds = chosen.filter(({ kind }) => kind === 'step').map(({ workId }) => workId)
  const [steps, projects] = await Promise.all([
    approvedStepsOf(db, personIds, attemptIds),
    approvedProjectsOf(db, personIds),
  ])
  return {
    steps: new Map(steps.map((step) => [step.attemptId, step])),
    projects: new Map(projects.map((project) => [project.submissionId, project])),
  }
}

type Search = { company: OwnCompany; now: Date }

async function viewsOfMany(db: Db, search: Search, rows: CandidateRow[]): Promise<CandidateView[]> {
  const shared = await sharedValues(db, search)
  const chosen = await worksOfMany(
    db,
    rows.map(({ id }) => id),
  )
  const approved = await approvedOf(
    db,
    rows.map(({ personId }) => personId),
    [...chosen.values()].flat(),
  )
  return rows.map((row) => {
    const view = toView(row, toWorks(chosen.get(row.id) ?? [], approved))
    return row.inSmallGroups ? view : withoutRare(view, shared)
  })
}

export async function search(
  db: Db,
  tools: Tools,
  { company }: Pick<Member, 'company'>,
  { after = '', size, ...filter }: QueryOf<typeof findCandidates>,
): Promise<ReplyOf<typeof findCandidates>> {
  if (!(await isOpen(db))) return { items: [], next: null, total: null }
  const found = { company, now: tools.clock(), filter }
  const total = await countMatches(db, found)
  const isSmall = total < smallGroup
  const rows = await matchesAfter(db, found, { after, size, isSmall })
  const shown = rows.slice(0, size)
  return {
    items: await viewsOfMany(db, found, shown),
    next: rows.length > size ? shown.at(-1)!.code : null,
    total: isSmall ? null : total,
  }
}

const isOpen = async (db: Db): Promise<boolean> => (await readSettings(db)).hiring.isOpen

/**
 * The candidate that a company may look at and ask to meet now. In a group of fewer than five only if the learner allowed it,
 * or if there is an introduction between them.
 */
export async function visibleCandidate(
  db: Db,
  { clock }: Tools,
  company: OwnCompany,
  code: string,
): Promise<CandidateRow> {
  const now = clock()
  const found = (await isOpen(db)) ? await openCandidateBy(db, { company, now, code }) : undefined
  const isShown =
    found &&
    (found.inSmallGroups ||
      (await countMatches(db, { company, now, filter: {} })) >= smallGroup ||
      (await hasIntroduction(db, company.id, found.id)))
  if (!isShown) throw notFound('This candidate')
  return found
}

export async function view(db: Db, tools: Tools, member: Member, code: string) {
  const { company } = member
  const candidate = await visibleCandidate(db, tools, company, code)
  await record(db, tools, member, candidate, 'candidate')
  const [shown] = await viewsOfMany(db, { company, now: tools.clock() }, [candidate])
  return { ...shown!, viewers: await viewersOf(db, company.id, candidate.id) }
}

const record = (
  db: Db,
  { clock }: Tools,
  { id, company }: Member,
  { id: candidateId }: CandidateRow,
  what: 'candidate' | 'code',
) => recordView(db, { companyId: company.id, viewerId: id, candidateId, what, day: indiaDate(clock()) })

export async function viewWork(db: Db, tools: Tools, member: Member, { code, work }: { code: string; work: number }) {
  const candidate = await visibleCandidate(db, tools, member.company, code)
  const chosen = (await worksOf(db, candidate.id))[work - 1]
  if (!chosen?.showsCode) throw unknownWork()
  const content = await redactedWork(db, tools, candidate.personId, chosen)
  await record(db, tools, member, candidate, 'code')
  return content
}

const unknownWork = () => notFound('This work')

type Work = Pick<ChosenWork, 'kind' | 'workId'>

/** What a company reads of approved work, and what the learner reads before they show it. */
export async function redactedWork(db: Db, tools: Tools, personId: number, work: Work): Promise<WorkContent> {
  const [described] = toWorks(
    [{ ...work, showsCode: true }],
    await approvedOf(db, [personId], [{ ...work, showsCode: true }]),
  )
  const content = described && (await contentOf(db, tools, personId, work))
  if (!content) throw unknownWork()
  const redact = await redactionOf(db, personId)
  return {
    title: described.title,
    text: redact(content.text),
    files: content.files.map(({ path, bytes, text }, index) => ({
      name: neutralName(path, index),
      bytes: roughSize(bytes),
      text: text === null ? null : redact(text),
    })),
  }
}

async function redactionOf(db: Db, personId: number) {
  const person = (await personById(db, personId))!
  const { firstName, lastName, username, email, phone, linkedin, github, portfolio } = person
  const shownName = (await portfolioView(db, personId))?.shownName ?? ''
  const names = [firstName, lastName, shownName]
  return redactionFor({ names, username, email, phone, profiles: [linkedin, github, portfolio] })
}

/** What a company would see, at most: without `inSmallGroups`, what few share is left out for each company. */
export async function preview(db: Db, personId: number, { works, payFrom, ...shown }: Shown): Promise<CandidateView> {
  const approved = await approvedOf(db, [personId], works)
  return toView({ ...shown, payFrom: payFrom || null, code: 'preview' }, toWorks(works, approved))
}
