import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Brief, listBriefs } from '#contract/projects/briefs.ts'
import type { SubmissionState } from '#contract/projects/submissions.ts'
import type { BriefDraft, DeskBrief, listBriefDesk } from '#contract/projects/brief-desk.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, isNull, lt, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { type BriefRow, briefs, projectSubmissions } from './tables.ts'

export const toBrief = (row: BriefRow, myState: SubmissionState | null): Brief => ({
  ...row,
  briefId: row.id,
  myState,
})

export async function insertBriefs(db: Db, rows: (typeof briefs.$inferInsert)[]): Promise<BriefRow[]> {
  return db.insert(briefs).values(rows).returning()
}

export async function briefById(db: Db, briefId: number): Promise<BriefRow | null> {
  const [row = null] = await db.select().from(briefs).where(eq(briefs.id, briefId))
  return row
}

type Query = QueryOf<typeof listBriefs>

/** Oldest first, with the state of this person's newest submission. */
export async function openBriefs(db: Db, personId: number, { after, size, search }: Query): Promise<Page<Brief>> {
  const last = cursorId(after)
  const newest = db
    .select({ state: projectSubmissions.state })
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.personId, personId), eq(projectSubmissions.briefId, briefs.id)))
    .orderBy(desc(projectSubmissions.attempt))
    .limit(1)
    .as('newest')
  const rows = await db
    .select({ id: briefs.id, brief: briefs, myState: newest.state })
    .from(briefs)
    .leftJoinLateral(newest, sql`true`)
    .where(and(isNull(briefs.closedAt), matchesSearch(search), last === null ? undefined : gt(briefs.id, last)))
    .orderBy(asc(briefs.id))
    .limit(size + 1)
  return toPage(rows, size, ({ brief, myState }) => toBrief(brief, myState))
}

const techStackText = sql`joined_words(${briefs.techStack})`
export const matchesSearch = (search?: string) => matchesWords(search, [briefs.title, briefs.summary, techStackText])

type BriefWithCounts = { brief: BriefRow; submissions: number; approved: number }

const toDeskBrief = ({ brief, ...counts }: BriefWithCounts): DeskBrief => ({
  ...brief,
  briefId: brief.id,
  isClosed: brief.closedAt !== null,
  ...counts,
})

/** Newest first, with the submission counts, in one query. */
export async function deskBriefsPage(
  db: Db,
  { after, size, search }: QueryOf<typeof listBriefDesk>,
): Promise<Page<DeskBrief>> {
  const before = cursorId(after)
  const rows = await selectWithCounts(db)
    .where(and(matchesSearch(search), before === null ? undefined : lt(briefs.id, before)))
    .orderBy(desc(briefs.id))
    .limit(size + 1)
  return toPage(rows, size, toDeskBrief)
}

export async function deskBriefById(db: Db, briefId: number): Promise<DeskBrief> {
  const [row] = await selectWithCounts(db).where(eq(briefs.id, briefId))
  return toDeskBrief(row!)
}

// People, not attempts. At most one attempt of a person is approved.
const submitted = sql<number>`count(distinct ${projectSubmissions.personId})::int`
const wasApproved = sql<number>`(count(*) filter (where ${projectSubmissions.state} = 'approved'))::int`

function selectWithCounts(db: Db) {
  const work = db
    .select({ submissions: submitted.as('submissions'), approved: wasApproved.as('approved') })
    .from(projectSubmissions)
    .where(eq(projectSubmissions.briefId, briefs.id))
    .as('work')
  return db
    .select({ id: briefs.id, brief: briefs, submissions: work.submissions, approved: work.approved })
    .from(briefs)
    .innerJoinLateral(work, sql`true`)
    .$dynamic()
}

export async function lockBrief(db: Db, briefId: number): Promise<BriefRow | null> {
  const [row = null] = await db.select().from(briefs).where(eq(briefs.id, briefId)).for('update')
  return row
}

export async function updateBrief(db: Db, briefId: number, draft: BriefDraft): Promise<void> {
  await db.update(briefs).set(draft).where(eq(briefs.id, briefId))
}

export async function setBriefClosed(db: Db, briefId: number, closedAt: Date | null): Promise<void> {
  await db.update(briefs).set({ closedAt }).where(eq(briefs.id, briefId))
}
