import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { invalid } from '#server/kit/errors.ts'
import { processDatabase, processFiles } from '#server/kit/workers/process-tools.ts'
import { identifyCredits, lockMatching, settleCredits } from '../bank-credits/store.ts'
import { handledCredits, type MatchedLine, insertLines, setPossible, settledLines } from './lines.store.ts'
import { byReference, createSimilarIndex, matchCredit, type Match, newSeen, type Similar } from './findings.ts'
import { type Batch, readCredits } from './credits.ts'
import type { CreditLine } from '../bank-credits/rules.ts'
import type { Credit } from './reading.ts'
import { paymentsByReferences, pendingPayments, setStatement, statementById, totalsOf } from './store.ts'

const noCredits = () => invalid({ statement: 'We found no incoming payments in this file. Check the columns.' })

/** Runs in a worker process. */
export const matchApart = async (statementId: number): Promise<void> =>
  matchLines({ db: await processDatabase(), files: processFiles() }, statementId)

/** All lines are one transaction; the progress is written outside of it, so that it can be seen. */
export async function matchLines({ db, files }: { db: Db; files: FileStore }, statementId: number): Promise<void> {
  const statement = await statementById(db, statementId)
  if (statement?.state !== 'matching' || !statement.columns) return
  const { columns, fileId, format } = statement
  const setProgress = (doneCount: number) => setStatement(db, statementId, { doneCount })
  const bytes = await buffer(await files.open(fileId))
  const { lineCount, batches, account, reading, brokenLines } = await readCredits(bytes, columns)
  const doubts = format === 'pdf' ? { ...doubtsOf(brokenLines), ...statement.doubts } : {}
  await setStatement(db, statementId, { lineCount, doneCount: 0 })
  await db.transaction(async (db) => {
    await lockMatching(db)
    if ((await statementById(db, statementId))?.state !== 'matching') return
    await matchAll(db, { statementId, account, batches, doubts, setProgress })
    await settleCredits(db, statementId)
    const totals = await totalsOf(db, statementId)
    await setStatement(db, statementId, { state: 'matched', doneCount: lineCount, totals, reading })
  })
}

/** In a file from a bank the numbers are right. In a table read from a PDF, a wrong balance shows a wrong reading. */
const doubtsOf = (brokenLines: number[]): Record<number, string> =>
  Object.fromEntries(brokenLines.map((line) => [line, 'The balance doesn’t follow from the line before.']))

// Each time leaves a version of the statement's row behind, and the check of every line's foreign key passes over them.
const progressMs = 1_000

type Matching = {
  statementId: number
  account: string | null
  batches: Batch[]
  doubts: Record<number, string>
  setProgress: (done: number) => Promise<void>
}

async function matchAll(db: Db, { statementId, account, batches, doubts, setProgress }: Matching) {
  const findSimilar = await createSimilarIndex(await pendingPayments(db))
  const seen = newSeen()
  const settled = await settledLines(db, statementId)
  const settledAt = new Set(settled.map(({ line }) => line))
  for (const { paymentId } of settled) seen.claimed.add(paymentId)
  const taken = new Set(settled.flatMap(({ creditId }) => creditId ?? []))
  const similar: Similar[] = []
  let lines = 0
  let shownAt = performance.now()
  for (const { credits: read, rowsDone } of batches) {
    const start = performance.now()
    const credits = read.filter(({ line }) => !settledAt.has(line))
    const references = credits.flatMap((credit) => credit.references)
    const known = byReference(await paymentsByReferences(db, references))
    const certain = credits.filter(({ line }) => !doubts[line])
    const identified = await identifyCredits(
      db,
      certain.map((credit) => toCreditLine(credit, account)),
      taken,
    )
    const handled = await handledCredits(
      db,
      [...identified.values()].map(({ creditId }) => creditId),
    )
    const matched = credits.map((credit): MatchedLine => {
      const doubt = doubts[credit.line] ?? null
      if (doubt) return { ...credit, ...open, doubt, creditId: null, ...unclear(credit) }
      const { creditId, payment } = identified.get(credit.line)!
      const match = matchCredit(credit, known, seen, payment)
      const handling = match.finding === 'unknown' ? handled.get(creditId) : undefined
      return { ...credit, ...(handling ?? open), doubt, creditId, ...match }
    })
    similar.push(...matched.filter(({ finding }) => finding === 'unknown').flatMap((line) => findSimilar(line) ?? []))
    await insertLines(db, statementId, matched)
    lines += read.length
    if (performance.now() - shownAt > progressMs) {
      shownAt = performance.now()
      await setProgress(rowsDone)
    }
    // Resting twice as long as it worked leaves two thirds of the database's core to requests.
    await delay(2 * (performance.now() - start))
  }
  if (lines === 0) throw noCredits()
  await setPossible(db, statementId, unclaimed(similar, seen.claimed))
}

export const toCreditLine = (credit: Credit, account: string | null): CreditLine => ({
  ...credit,
  account,
  reference: credit.references[0] ?? null,
})

const open = { handling: null, note: '', handledBy: null, handledAt: null }

/** Matched when staff confirm it. */
const unclear = ({ references }: Credit): Match => ({
  finding: 'unclear',
  reference: references[0] ?? null,
  paymentId: null,
})

/** Only at the end is it known which payments have their own line. */
const unclaimed = (similar: Similar[], claimed: Set<number>) =>
  similar.flatMap(({ line, reference, paymentIds }) => {
    const paymentId = paymentIds.find((id) => !claimed.has(id))
    return paymentId === undefined ? [] : [{ line, reference, paymentId }]
  })
