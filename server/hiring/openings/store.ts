import type { DeskOpening, listMyOpenings, listOpenings, OpeningDraft, OwnOpening } from '#contract/hiring/openings.ts'
import { type CompanyState, endedStates, type OpeningState } from '#contract/hiring/hiring.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { companies, introductions, openings } from '../tables.ts'
import { type OpeningRow, payOf } from './rules.ts'

type Written = Omit<OpeningDraft, 'payFrom' | 'payTo'> & ReturnType<typeof payOf>

export const written = ({ payFrom, payTo, ...draft }: OpeningDraft): Written => ({
  ...draft,
  ...payOf({ payFrom, payTo }),
})

export async function insertOpening(db: Db, values: typeof openings.$inferInsert): Promise<OpeningRow> {
  const [row] = await db.insert(openings).values(values).returning()
  return row!
}

export async function updateOpening(db: Db, openingId: number, changes: Partial<OpeningRow>): Promise<OpeningRow> {
  const [row] = await db.update(openings).set(changes).where(eq(openings.id, openingId)).returning()
  return row!
}

/** Locked, with its company. Changes of one opening wait for each other. */
export async function lockOpening(db: Db, openingId: number) {
  const [row] = await db
    .select({ opening: openings, company: companies })
    .from(openings)
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .where(eq(openings.id, openingId))
    .for('update', { of: openings })
  return row
}

/** Those that aren't closed, locked in the order of their ids. */
export const lockOpeningsOf = (db: Db, companyId: number): Promise<OpeningRow[]> =>
  db
    .select()
    .from(openings)
    .where(and(eq(openings.companyId, companyId), ne(openings.state, 'closed')))
    .orderBy(asc(openings.id))
    .for('update')

export async function closeOpenings(db: Db, openingIds: number[], closedAt: Date): Promise<void> {
  await db.update(openings).set({ state: 'closed', closedAt }).where(inArray(openings.id, openingIds))
}

/** It stays until the transaction ends. */
export async function lockStateOf(db: Db, companyId: number): Promise<CompanyState> {
  const [row] = await db
    .select({ state: companies.state })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('share')
  return row!.state
}

const toOpening = (row: OpeningRow) => ({
  openingId: row.id,
  title: row.title,
  city: row.city,
  isRemote: row.isRemote,
  description: row.description,
  skills: row.skills,
  minYears: row.minYears,
  jobType: row.jobType,
  payFrom: row.payFrom,
  payTo: row.payTo,
  applyLink: row.applyLink,
  state: row.state,
  reason: row.reason,
  jobId: row.jobId,
  changedAt: row.changedAt.toISOString(),
  closedAt: row.closedAt && row.closedAt.toISOString(),
})

const among = (states: readonly string[]) =>
  sql`count(*) filter (where state in (${sql.raw(states.map((state) => `'${state}'`).join())}))::int`

const counts = sql<OwnOpening['introductions']>`(
  select json_build_object('waiting', ${among(['suggested', 'requested'])},
    'active', ${among(['introduced', 'interview', 'offer'])}, 'joined', ${among(['joined'])}, 'ended', ${among(endedStates)})
  from ${introductions} where opening_id = openings.id)`

/** Newest first. */
export async function openingsOf(
  db: Db,
  companyId: number,
  { after, size, state }: QueryOf<typeof listMyOpenings>,
): Promise<Page<OwnOpening>> {
  const before = cursorId(after)
  const rows = await db
    .select({ id: openings.id, opening: openings, introductions: counts })
    .from(openings)
    .where(
      and(
        eq(openings.companyId, companyId),
        state && eq(openings.state, state),
        before === null ? undefined : lt(openings.id, before),
      ),
    )
    .orderBy(desc(openings.id))
    .limit(size + 1)
  return toPage(rows, size, ({ opening, introductions }) => ({ ...toOpening(opening), introductions }))
}

/** Those to decide on by when the company wrote them, the oldest first. */
export async function deskOpenings(
  db: Db,
  { after, size, state, search }: QueryOf<typeof listOpenings>,
): Promise<Page<DeskOpening>> {
  const isWaiting = state === 'submitted'
  const rows = await db
    .select({ opening: openings, company: companies })
    .from(openings)
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .where(
      and(eq(openings.state, state), matchesWords(search, [openings.title, companies.name]), afterCursor(state, after)),
    )
    .orderBy(...(isWaiting ? [asc(openings.changedAt), asc(openings.id)] : [desc(openings.id)]))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)?.opening
  return {
    items: shown.map(({ opening, company }) => ({
      ...toOpening(opening),
      companyId: company.id,
      companyName: company.name,
      website: company.website,
      isTrusted: company.isTrusted,
      isSample: company.isSample,
      createdAt: opening.createdAt.toISOString(),
    })),
    next: rows.length > size && last ? `${last.changedAt.getTime()}_${last.id}` : null,
  }
}

/** An invalid cursor starts at the beginning. */
function afterCursor(state: OpeningState, after = ''): SQL | undefined {
  const [, milliseconds, id] = /^(\d{1,14})_(\d{1,15})$/.exec(after) ?? []
  if (!milliseconds) return undefined
  if (state !== 'submitted') return lt(openings.id, Number(id))
  const value = new Date(Number(milliseconds)).toISOString()
  return sql`(${openings.changedAt}, ${openings.id}) > (${value}::timestamptz, ${id}::bigint)`
}
