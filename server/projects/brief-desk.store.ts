import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { BriefDraft, DeskBrief, listBriefDesk } from '#contract/projects/brief-desk.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, lt, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { fits } from './briefs.store.ts'
import { type BriefRow, briefs, projectSubmissions } from './tables.ts'

type Counted = { brief: BriefRow; submissions: number; approved: number }

const toDeskBrief = ({ brief: row, submissions, approved }: Counted): DeskBrief => ({
  briefId: row.id,
  title: row.title,
  summary: row.summary,
  description: row.description,
  level: row.level,
  duration: row.duration,
  techStack: row.techStack,
  steps: row.steps,
  resources: row.resources,
  isClosed: row.closedAt !== null,
  submissions,
  approved,
})

type Asked = QueryOf<typeof listBriefDesk>

/** All of them, newest first. Who submitted is counted with the page: one query. */
export async function deskBriefsPage(db: Db, { after, size, search }: Asked): Promise<Page<DeskBrief>> {
  const before = cursorId(after)
  const rows = await selectCounted(db)
    .where(and(...fits(search), before === null ? undefined : lt(briefs.id, before)))
    .orderBy(desc(briefs.id))
    .limit(size + 1)
  return toPage(
    rows.map((row) => ({ ...row, id: row.brief.id })),
    size,
    toDeskBrief,
  )
}

export async function deskBriefById(db: Db, briefId: number): Promise<DeskBrief> {
  const [row] = await selectCounted(db).where(eq(briefs.id, briefId))
  return toDeskBrief(row!)
}

// People, not attempts: who tried three times submitted once. Of one person's attempts one at most is approved.
const submitted = sql<number>`count(distinct ${projectSubmissions.personId})::int`
const wasApproved = sql<number>`(count(*) filter (where ${projectSubmissions.state} = 'approved'))::int`

function selectCounted(db: Db) {
  const work = db
    .select({ submissions: submitted.as('submissions'), approved: wasApproved.as('approved') })
    .from(projectSubmissions)
    .where(eq(projectSubmissions.briefId, briefs.id))
    .as('work')
  return db
    .select({ brief: briefs, submissions: work.submissions, approved: work.approved })
    .from(briefs)
    .innerJoinLateral(work, sql`true`)
    .$dynamic()
}

/** Holds the project until the transaction ends. */
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
