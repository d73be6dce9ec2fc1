import { createHash } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { auditChain, auditEntries } from '../tables.ts'

/** A link of the chain: where it is, and the hash that depends on everything before it. */
export type ChainLink = { position: number; hash: string }
export type ChainReport = {
  entries: number
  head: ChainLink | null
  /** What was found wrong first; null if the log is as it was written. */
  problem: string | null
}

type Row = { position: number; entryId: number; hash: string; content: string | null }

const batchSize = 1000

/**
 * Computes every hash again. Detects entries that were changed, removed or added past the trigger. Someone who can
 * rewrite the whole chain, or cut off its end, is found out by a link that was noted before: `expected`.
 */
export function verifyAuditChain(db: Db, expected: ChainLink | null = null): Promise<ChainReport> {
  // One snapshot, so that entries written meanwhile don't look unlinked.
  return db.transaction((db) => verify(db, expected), { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function verify(db: Db, expected: ChainLink | null): Promise<ChainReport> {
  let head: ChainLink | null = null
  const fail = (problem: string): ChainReport => ({ entries: head?.position ?? 0, head, problem })
  for (let rows = await linksAfter(db, 0); rows.length > 0; rows = await linksAfter(db, head!.position)) {
    for (const row of rows) {
      const problem = problemOf(row, head)
      if (problem) return fail(problem)
      head = { position: row.position, hash: row.hash }
      if (expected?.position === head.position && expected.hash !== head.hash) {
        return fail(`The log was rewritten: link ${head.position} is not the one you noted.`)
      }
    }
  }
  if (expected && expected.position > (head?.position ?? 0)) {
    return fail(`Entries were removed from the end: link ${expected.position} is missing.`)
  }
  const unlinked = await unlinkedEntry(db)
  return unlinked === null
    ? { entries: head?.position ?? 0, head, problem: null }
    : fail(`Entry ${unlinked} was added without a link.`)
}

function problemOf({ position, entryId, hash, content }: Row, before: ChainLink | null): string | null {
  const due = (before?.position ?? 0) + 1
  if (position !== due) return `Link ${due} is missing.`
  if (content === null) return `Entry ${entryId} was removed.`
  const computed = createHash('sha256')
    .update(Buffer.from(before?.hash ?? '', 'hex'))
    .update(content)
    .digest('hex')
  return computed === hash ? null : `Entry ${entryId}, or the link before it, was changed.`
}

/** Written out here as well, so that a changed database function can't hide a changed entry. */
async function linksAfter(db: Db, position: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select link.position::int, link.entry_id::int as "entryId", encode(link.hash, 'hex') as hash,
           case when entry.id is not null then jsonb_build_array(
             entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
             entry.actor_id, entry.action, entry.subject, entry.before, entry.after)::text end as content
      from audit_chain link left join audit_entries entry on entry.id = link.entry_id
     where link.position > ${position} order by link.position limit ${batchSize}`)
  return rows
}

async function unlinkedEntry(db: Db): Promise<number | null> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .leftJoin(auditChain, eq(auditChain.entryId, auditEntries.id))
    .where(isNull(auditChain.entryId))
    .orderBy(asc(auditEntries.id))
    .limit(1)
  return entry?.id ?? null
}
