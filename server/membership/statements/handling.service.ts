import { noLearner, type StatementLine } from '#contract/membership/statements.ts'
import { audit, lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { assignCredit, identifyCredits, settleCredits } from '../bank-credits/store.ts'
import { byReference, matchCredit, newSeen } from './findings.ts'
import { claimedPayments, type LineRecord, lineView, lockLine, setLine } from './lines.store.ts'
import { toCreditLine } from './matching.ts'
import { referencesIn } from './references.ts'
import { isHandleable, placeholderReference } from './rules.ts'
import { lockStatement, paymentsByReferences, setStatement, totalsOf } from './store.ts'
import { methodOf } from '#contract/membership/reference.ts'
import { planDaysOf } from '../access/days.rules.ts'
import { recordTransfer } from '../payments/service.ts'
import { paymentFound } from '../payments/texts.ts'
import { ownPayment } from '../payments/rules.ts'

type Place = { statementId: number; line: number; actorId: number }

const subject = ({ statementId, line }: Place) => `statement ${statementId}, line ${line}`

/** Confirms that an unclear line was read correctly, and matches it. */
export function confirmLine(db: Db, place: Place): Promise<StatementLine> {
  return changeLine(db, place, async (db, row) => {
    if (row.finding !== 'unclear') throw conflict('This line isn’t unclear any more. Reload the page.')
    const references = referencesIn(row.reference ?? '', row.narration)
    const known = byReference(await paymentsByReferences(db, references))
    const seen = { ...newSeen(), claimed: await claimedPayments(db, place.statementId) }
    const { line, paidOn, amountPaise: paise, narration, rounded, balancePaise } = row
    const read = { line, paidOn, paise, narration, references, rounded, balancePaise }
    const identified = await identifyCredits(db, [toCreditLine(read, null)], new Set())
    const { creditId, payment } = identified.get(line)!
    const match = matchCredit(read, known, seen, payment)
    await setLine(db, row, { ...match, doubt: null, creditId })
    await settleCredits(db, place.statementId)
    await audit(db, {
      actorId: place.actorId,
      action: 'statement line confirmed',
      subject: subject(place),
      after: match,
    })
  })
}

type Handling = { handling: 'noted' | 'ignored' | null; note: string; now: Date }

/** Notes what an unknown line is, or that it has nothing to do with the school. */
export function handleLine(db: Db, place: Place, { handling, note, now }: Handling): Promise<StatementLine> {
  return changeLine(db, place, async (db, row) => {
    assertHandleable(row)
    const by = { handledBy: handling && place.actorId, handledAt: handling && now }
    await setLine(db, row, { handling, note, ...by })
    const before = { handling: row.handling, note: row.note }
    const after = { handling, note }
    await audit(db, {
      actorId: place.actorId,
      action: 'statement line handled',
      subject: subject(place),
      before,
      after,
    })
  })
}

/** Records an unknown transfer as the payment of a learner who didn't report it. It is pending until it is verified. */
export function assignLine(db: Db, tools: Tools, place: Place, userId: number): Promise<StatementLine> {
  if (userId === place.actorId) throw ownPayment()
  return changeLine(db, place, async (db, row) => {
    assertHandleable(row)
    if (!(await lockPerson(db, userId))) throw invalid({ userId: noLearner })
    const payment = await recordTransfer(db, {
      personId: userId,
      transactionId: row.reference ?? placeholderReference(place),
      amountPaise: row.amountPaise,
      method: row.reference ? methodOf(row.reference) : 'bank',
    })
    if (!payment) throw conflict('This transfer was reported meanwhile. Upload the statement again.')
    const { plans } = await readSettings(db)
    const finding = planDaysOf(plans, payment) === null ? 'amount differs' : 'exact'
    const by = { handling: 'assigned', handledBy: place.actorId, handledAt: tools.clock() } as const
    await setLine(db, row, { finding, paymentId: payment.id, ...by })
    if (row.creditId !== null && !(await assignCredit(db, row.creditId, payment.id))) {
      throw conflict('This transfer has paid for somebody meanwhile. Reload the page.')
    }
    await notify(db, tools, userId, paymentFound(payment))
    const after = { userId, paymentId: payment.id }
    await audit(db, { actorId: place.actorId, action: 'statement line assigned', subject: subject(place), after })
  })
}

function assertHandleable(row: LineRecord): void {
  if (!isHandleable(row)) throw conflict('This line already belongs to a payment. Reload the page.')
}

type Change = (db: Db, row: LineRecord) => Promise<void>

/** The counts of the statement change with the line. A line that matches now can be verified, also after the others. */
function changeLine(db: Db, { statementId, line }: Place, change: Change): Promise<StatementLine> {
  return db.transaction(async (db) => {
    const statement = await lockStatement(db, statementId)
    const row = await lockLine(db, statementId, line)
    if (!statement || !row) throw notFound('This line')
    if (statement.state !== 'matched' && statement.state !== 'done') {
      throw conflict('We’re still working on this statement. Please wait.')
    }
    await change(db, row)
    const totals = await totalsOf(db, statementId)
    const isNewMatch = (totals.counts.exact ?? 0) > (statement.totals?.counts.exact ?? 0)
    await setStatement(db, statementId, { totals, ...(isNewMatch && { state: 'matched' }) })
    return lineView(db, statementId, line)
  })
}
