import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, gt, isNull, lt, ne, sql } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { solutionFiles, solutions, steps } from '../tables.ts'
import { previewLinks, type PreviewLinkRow } from './tables.ts'

/** Whose attempt it is; null if there is none. */
export async function authorOf(db: Db, solutionId: number): Promise<number | null> {
  const [row] = await db.select({ personId: solutions.personId }).from(solutions).where(eq(solutions.id, solutionId))
  return row?.personId ?? null
}

export async function pathsOf(db: Db, solutionId: number): Promise<string[]> {
  const rows = await db
    .select({ path: solutionFiles.path })
    .from(solutionFiles)
    .where(eq(solutionFiles.solutionId, solutionId))
    .orderBy(asc(solutionFiles.position))
  return rows.map(({ path }) => path)
}

export async function fileAt(db: Db, solutionId: number, path: string) {
  const [row] = await db
    .select({ file: files })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(and(eq(solutionFiles.solutionId, solutionId), eq(solutionFiles.path, path)))
  return row?.file ?? null
}

/** The newest one, whether it works or has ended. */
export async function linkOf(db: Db, solutionId: number): Promise<PreviewLinkRow | null> {
  const [row = null] = await db
    .select()
    .from(previewLinks)
    .where(eq(previewLinks.solutionId, solutionId))
    .orderBy(desc(previewLinks.id))
    .limit(1)
  return row
}

const isActive = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now))

/** Null if it is revoked or expired, or its learner is blocked. */
export async function activeLink(db: Db, linkId: number, now: Date): Promise<PreviewLinkRow | null> {
  const [row] = await db
    .select({ link: previewLinks })
    .from(previewLinks)
    .innerJoin(people, and(eq(people.id, previewLinks.personId), isNull(people.blockedAt), isNull(people.deletedAt)))
    .where(and(eq(previewLinks.id, linkId), isActive(now)))
  return row?.link ?? null
}

export async function countActive(db: Db, personId: number, now: Date, exceptSolution: number): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(previewLinks)
    .where(and(eq(previewLinks.personId, personId), isActive(now), ne(previewLinks.solutionId, exceptSolution)))
  return row!.links
}

type NewLink = Pick<PreviewLinkRow, 'personId' | 'solutionId' | 'createdAt' | 'expiresAt'>

export async function insertLink(db: Db, link: NewLink): Promise<PreviewLinkRow> {
  const [row] = await db.insert(previewLinks).values(link).returning()
  return row!
}

export async function updateLink(db: Db, id: number, changes: Partial<PreviewLinkRow>): Promise<PreviewLinkRow> {
  const [row] = await db.update(previewLinks).set(changes).where(eq(previewLinks.id, id)).returning()
  return row!
}

/** Once a day at most, so that most visits write nothing. */
export async function recordVisit(db: Db, id: number, today: string): Promise<void> {
  await db
    .update(previewLinks)
    .set({ lastOpenedOn: today, daysOpened: sql`${previewLinks.daysOpened} + 1` })
    .where(and(eq(previewLinks.id, id), sql`${previewLinks.lastOpenedOn} is distinct from ${today}`))
}

export async function deleteLinksExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, moment))
}

/** For the data download. */
export function previewData(db: Db, personId: number) {
  const { createdAt, expiresAt, revokedAt, daysOpened, lastOpenedOn } = previewLinks
  return db
    .select({ step: steps.name, attempt: solutions.attempt, createdAt, expiresAt, revokedAt, daysOpened, lastOpenedOn })
    .from(previewLinks)
    .innerJoin(solutions, eq(solutions.id, previewLinks.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .where(eq(previewLinks.personId, personId))
    .orderBy(asc(previewLinks.id))
}
