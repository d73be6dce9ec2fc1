import {
  type Approach,
  maxPerApproach,
  type OwnSharing,
  type SharedSolution,
} from '#contract/learning/attempts/sharing.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, isNull, lte, ne, sql } from '#server/kit/db/orm.ts'
import { solutions } from '../tables.ts'
import { sharedSolutions, type SharedSolutionRow } from './tables.ts'

/** More approaches than anybody compares. */
const maxRows = 8 * maxPerApproach

export async function approvedSolutionAt(db: Db, personId: number, stepId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId), eq(solutions.state, 'approved')))
    .orderBy(desc(solutions.id))
    .limit(1)
  return row?.id ?? null
}

const notShared: OwnSharing = { isShared: false, isNamed: false, hiddenReason: null }

export async function sharingOf(db: Db, solutionId: number): Promise<OwnSharing> {
  const { isShared, isNamed, hiddenReason } = sharedSolutions
  const [row = notShared] = await db
    .select({ isShared, isNamed, hiddenReason })
    .from(sharedSolutions)
    .where(eq(sharedSolutions.solutionId, solutionId))
  return row
}

type Shown = { stepId: number; /** A person whose own isn't listed. */ exceptFor: number | null; withHidden: boolean }

/** What is shared at a step and still approved, the most used approach first, in one statement. */
export async function sharedApproaches(db: Db, { stepId, exceptFor, withHidden }: Shown): Promise<Approach[]> {
  const ranked = db
    .select({
      solutionId: sharedSolutions.solutionId,
      approach: sharedSolutions.approach,
      lines: sharedSolutions.lines,
      sharedAt: sharedSolutions.sharedAt,
      code: sharedSolutions.code,
      isNamed: sharedSolutions.isNamed,
      hiddenReason: sharedSolutions.hiddenReason,
      firstName: people.firstName,
      lastName: people.lastName,
      place: sql<number>`row_number() over (partition by ${sharedSolutions.approach}
        order by ${sharedSolutions.lines}, ${sharedSolutions.sharedAt} desc)`.as('place'),
      count: sql<number>`count(*) over (partition by ${sharedSolutions.approach})::int`.as('count'),
    })
    .from(sharedSolutions)
    .innerJoin(solutions, eq(solutions.id, sharedSolutions.solutionId))
    .innerJoin(people, eq(people.id, sharedSolutions.personId))
    .where(
      and(
        eq(sharedSolutions.stepId, stepId),
        eq(sharedSolutions.isShared, true),
        eq(solutions.state, 'approved'),
        exceptFor === null ? undefined : ne(sharedSolutions.personId, exceptFor),
        withHidden ? undefined : isNull(sharedSolutions.hiddenReason),
      ),
    )
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, maxPerApproach))
    .orderBy(desc(ranked.count), asc(ranked.approach), asc(ranked.place))
    .limit(maxRows)
  return [...Map.groupBy(rows, ({ approach }) => approach)].map(([label, list]) => ({
    label,
    count: list[0]!.count,
    solutions: list.map(
      ({ solutionId, isNamed, firstName, lastName, lines, sharedAt, code, hiddenReason }): SharedSolution => ({
        solutionId,
        author: isNamed ? fullName({ firstName, lastName }) : null,
        lines,
        sharedAt: sharedAt.toISOString(),
        files: code,
        hiddenReason,
      }),
    ),
  }))
}

type NewShared = Omit<SharedSolutionRow, 'isShared' | 'hiddenReason' | 'hiddenBy'>

/** What staff hid stays hidden. */
export async function putShared(db: Db, row: NewShared): Promise<void> {
  const { solutionId: _, ...changed } = { ...row, isShared: true }
  await db
    .insert(sharedSolutions)
    .values({ ...row, isShared: true })
    .onConflictDoUpdate({ target: sharedSolutions.solutionId, set: changed })
}

/** Without the code; that staff hid it is remembered. */
export async function clearShared(db: Db, personId: number, stepId: number): Promise<void> {
  await db
    .update(sharedSolutions)
    .set({ isShared: false, isNamed: false, code: [] })
    .where(and(eq(sharedSolutions.personId, personId), eq(sharedSolutions.stepId, stepId)))
}

type Hidden = { reason: string; actorId: number }

/** Returns the reason before, or undefined if there is no such solution. */
export async function setHidden(db: Db, solutionId: number, hidden: Hidden | null): Promise<string | null | undefined> {
  const one = eq(sharedSolutions.solutionId, solutionId)
  const [row] = await db
    .select({ reason: sharedSolutions.hiddenReason })
    .from(sharedSolutions)
    .where(and(one, eq(sharedSolutions.isShared, true)))
    .for('update')
  if (!row) return undefined
  await db
    .update(sharedSolutions)
    .set({ hiddenReason: hidden?.reason ?? null, hiddenBy: hidden?.actorId ?? null })
    .where(one)
  return row.reason
}
