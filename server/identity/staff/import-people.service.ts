import { buffer } from 'node:stream/consumers'
import type { ImportedLine, importPeople as endpoint } from '#contract/identity/staff.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { spreadsheetTask } from '#server/kit/csv/parse-task.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { type Newcomer, readPeople, type ReadLine } from './import-people.rules.ts'
import { addressesInUse, insertPeople, auditImport } from './store.ts'
import { type InvitationJob, invitationQueue, type MembershipLinks, usernameFor } from './invitations.service.ts'

type Report = ReplyOf<typeof endpoint>
type Import = { file: ReceivedFile | undefined; actorId: number; isConfirmed: boolean }

/** People per transaction: few enough that other requests don't wait for it. */
const batchSize = 100
const maxLines = 200

/**
 * Reads the file and reports what would happen; if confirmed, imports it. This runs in the request because a job would
 * store names and numbers where the deletion of an account does not look; only the emails are queued, by person id.
 */
export async function importPeople(
  db: Db,
  tools: Tools,
  membership: MembershipLinks,
  { file, actorId, isConfirmed }: Import,
): Promise<Report> {
  if (!file) throw invalid({ file: 'Choose the CSV file' })
  const bytes = await buffer(await tools.files.open(file.id))
  const lines = readPeople(await tools.workers.run(spreadsheetTask, [bytes, 'file']))
  await file.discard()
  const newcomers = newcomersOf(lines)
  const existing = await addressesInUse(
    db,
    newcomers.map(({ email }) => email),
  )
  const fresh = newcomers.filter(({ email }) => !existing.has(email))
  if (isConfirmed) {
    for (let start = 0; start < fresh.length; start += batchSize) {
      const batch = fresh.slice(start, start + batchSize)
      const created = await insertBatch(db, tools, membership, { batch, actorId })
      // Someone may have registered in the meantime.
      for (const { email } of batch) if (!created.has(email)) existing.add(email)
    }
  }
  return report(lines, existing, isConfirmed)
}

const newcomersOf = (lines: ReadLine[]): Newcomer[] => lines.flatMap(({ newcomer }) => newcomer ?? [])

const toPerson = ({ firstName, lastName, email, phone }: Newcomer) => {
  return { firstName, lastName, email, phone, username: usernameFor(email) }
}

/** Returns the addresses of the people who were created. */
function insertBatch(
  db: Db,
  tools: Tools,
  { createReferralCodes, addDays, announceLearners }: MembershipLinks,
  { batch, actorId }: { batch: Newcomer[]; actorId: number },
): Promise<Set<string>> {
  const daysOf = new Map(batch.map(({ email, days }) => [email, days]))
  return db.transaction(async (db) => {
    const created = await insertPeople(db, batch.map(toPerson))
    if (created.length === 0) return new Set<string>()
    const newcomers = created.map(({ id, email }) => ({
      personId: id,
      days: daysOf.get(email) ?? 0,
      reason: grantReason,
    }))
    const job: InvitationJob = { personIds: created.map(({ id }) => id) }
    await createReferralCodes(db, job.personIds)
    await addDays(
      db,
      newcomers.filter(({ days }) => days > 0),
      tools.clock(),
    )
    await auditImport(db, actorId, newcomers)
    await announceLearners(db, tools, job.personIds, 'imported')
    await tools.jobs.add(db, invitationQueue, job)
    return new Set(created.map(({ email }) => email))
  })
}

const grantReason = 'Added with the import'

/** Problems first. */
const outcomeOrder: ImportedLine['outcome'][] = ['wrong', 'new', 'exists']

function report(lines: ReadLine[], known: Set<string>, isDone: boolean): Report {
  const imported = lines.map(({ line, name, email, newcomer, problem }): ImportedLine => {
    const outcome = !newcomer ? 'wrong' : known.has(email) ? 'exists' : 'new'
    return { line, name, email, outcome, problem }
  })
  const count = (expected: ImportedLine['outcome']) => imported.filter(({ outcome }) => outcome === expected).length
  const shown = imported
    .toSorted((a, b) => outcomeOrder.indexOf(a.outcome) - outcomeOrder.indexOf(b.outcome))
    .slice(0, maxLines)
  return { new: count('new'), exists: count('exists'), wrong: count('wrong'), isDone, lines: shown }
}
