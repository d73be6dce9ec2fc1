import { buffer } from 'node:stream/consumers'
import type { ImportedLine, importPeople } from '#contract/identity/staff.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { parseSpreadsheet } from '#server/kit/csv/parse.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { type Newcomer, readPeople, type ReadLine } from './import-people.rules.ts'
import { addressesInUse, insertPeople, noteImported } from './import-people.store.ts'
import { invitationQueue, type InvitationWork, usernameFor } from './invitations.service.ts'
import type { Above } from './staff-above.ts'

type Report = ReplyOf<typeof importPeople>
type Wish = { actorId: number; isConfirmed: boolean }

/** People per transaction: few enough that nobody waits for it, and that a file cut off by a crash is run again. */
const batchSize = 100
const shownLines = 200

/**
 * Reads the file and tells what would happen; confirmed, it happens. The call does it itself: a queue would keep names
 * and numbers where a deletion of the account does not look. Only who was made is queued, by number, for their email.
 */
export async function importFile(deps: Deps, above: Above, [file]: ReceivedFile[], wish: Wish): Promise<Report> {
  if (!file) throw invalid({ file: 'Choose the CSV file' })
  const lines = readPeople(parseSpreadsheet(await buffer(await deps.files.open(file.id)), 'file'))
  await file.discard()
  const known = await addressesInUse(
    deps.db,
    newcomersOf(lines).map(({ email }) => email),
  )
  const fresh = newcomersOf(lines).filter(({ email }) => !known.has(email))
  if (wish.isConfirmed) {
    for (let at = 0; at < fresh.length; at += batchSize) {
      const made = await storeBatch(deps, above, fresh.slice(at, at + batchSize), wish.actorId)
      // Who registered in this very moment has an account and is not new.
      for (const { email } of fresh.slice(at, at + batchSize)) if (!made.has(email)) known.add(email)
    }
  }
  return report(lines, known, wish.isConfirmed)
}

const newcomersOf = (lines: ReadLine[]): Newcomer[] => lines.flatMap(({ newcomer }) => newcomer ?? [])

const toPerson = ({ firstName, lastName, email, phone }: Newcomer) => {
  return { firstName, lastName, email, phone, username: usernameFor(email) }
}

/** A handful of statements, however large the batch. Answers the addresses of those who were made. */
function storeBatch(deps: Deps, above: Above, batch: Newcomer[], actorId: number): Promise<Set<string>> {
  const daysOf = new Map(batch.map(({ email, days }) => [email, days]))
  return deps.db.transaction(async (db) => {
    const made = await insertPeople(db, batch.map(toPerson))
    if (made.length === 0) return new Set<string>()
    const newcomers = made.map(({ id, email }) => ({ personId: id, days: daysOf.get(email) ?? 0, reason: given }))
    const work: InvitationWork = { personIds: made.map(({ id }) => id) }
    await above.createReferralCodes(db, work.personIds)
    const withDays = newcomers.filter(({ days }) => days > 0)
    await above.giveFirstDays(db, withDays, deps.clock())
    await noteImported(db, actorId, newcomers)
    await deps.jobs.add(db, invitationQueue, work)
    return new Set(made.map(({ email }) => email))
  })
}

const given = 'Given with the import'

const places: ImportedLine['outcome'][] = ['wrong', 'new', 'exists']

function report(lines: ReadLine[], known: Set<string>, isDone: boolean): Report {
  const told = lines.map(({ line, name, email, newcomer, problem }): ImportedLine => {
    const outcome = !newcomer ? 'wrong' : known.has(email) ? 'exists' : 'new'
    return { line, name, email, outcome, problem }
  })
  const count = (wanted: ImportedLine['outcome']) => told.filter(({ outcome }) => outcome === wanted).length
  const shown = told.toSorted((a, b) => places.indexOf(a.outcome) - places.indexOf(b.outcome)).slice(0, shownLines)
  return { new: count('new'), exists: count('exists'), wrong: count('wrong'), isDone, lines: shown }
}
