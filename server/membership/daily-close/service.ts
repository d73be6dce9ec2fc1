import type { BodyOf } from '#contract/kit/endpoint.ts'
import {
  type closeDay,
  type DayReport,
  type Problem,
  type ProblemItem,
  ProblemKind,
} from '#contract/membership/daily-close.ts'
import { maxGatewayProblems } from '#contract/membership/gateway.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { closesOf, daysUntil, insertClose, moneyOf, waitingByAge } from './store.ts'
import { assertClosable, changedMeanwhile, versionOf } from './rules.ts'
import { gatewayProblems } from '../gateway/problems.service.ts'
import { twinsOf } from '../payment-desk/twins.store.ts'
import { foundProblems, oldestPendingPayments, type ProblemRow } from './problems.store.ts'

export async function reportOf(db: Db, { clock }: Pick<Tools, 'clock'>, day?: string): Promise<DayReport> {
  const now = clock()
  const today = indiaDate(now)
  const shown = day ?? today
  const money = await moneyOf(db, shown)
  const closes = await closesOf(db, shown)
  return {
    day: shown,
    today,
    money,
    waiting: await waitingByAge(db, today),
    problems: await problemsNow(db, now),
    closes,
    version: versionOf(money, closes.length),
    days: await daysUntil(db, today),
  }
}

type Closing = BodyOf<typeof closeDay> & { actorId: number }

/** Records that an admin has seen these figures, if they are still the same. */
export function close(db: Db, tools: Pick<Tools, 'clock'>, { day, version, note, actorId }: Closing) {
  const now = tools.clock()
  assertClosable(day, indiaDate(now))
  return db.transaction(async (db): Promise<DayReport> => {
    const seen = await reportOf(db, tools, day)
    if (seen.version !== version) throw changedMeanwhile()
    const { money, closes } = seen
    const open = {
      waiting: seen.waiting.reduce((sum, { payments }) => sum + payments, 0),
      problems: seen.problems.reduce((sum, { count }) => sum + count, 0),
    }
    const row = { day, round: closes.length, closedAt: now, closedBy: actorId, note, money, ...open }
    if (!(await insertClose(db, row))) throw changedMeanwhile()
    await audit(db, {
      actorId,
      action: 'day closed',
      subject: `day ${day}`,
      after: { net: money.netRupees, note, ...open },
    })
    return reportOf(db, tools, day)
  })
}

/** What staff should look at now. */
async function problemsNow(db: Db, now: Date): Promise<Problem[]> {
  const rows = Map.groupBy(await foundProblems(db, now), ({ kind }) => kind)
  const queried = [...rows].map(([kind, rows]): Problem => {
    const { count, isMore } = rows[0]!
    return { kind, count, isMore, items: rows.map(toItem) }
  })
  const found = [...queried, await twins(db), await online(db)].filter(({ count }) => count > 0)
  return ProblemKind.options.flatMap((kind) => found.find((problem) => problem.kind === kind) ?? [])
}

const toItem = ({
  name,
  transactionId,
  paise,
  receivedPaise,
  on,
  statementId,
  line,
  userId,
}: ProblemRow): ProblemItem => ({
  name,
  transactionId,
  rupees: paise === null ? null : paise / 100,
  receivedRupees: receivedPaise === null ? null : receivedPaise / 100,
  on,
  statementId,
  line,
  userId,
  note: null,
})

const lookedAt = 50
const shown = 5

async function twins(db: Db): Promise<Problem> {
  const oldest = await oldestPendingPayments(db, lookedAt)
  const twinsById = await twinsOf(db, oldest)
  const found = oldest.filter(({ id }) => twinsById.get(id)!.length > 0)
  const items = found.slice(0, shown).map(({ name, transactionId, amountPaise, on }) => ({
    name,
    transactionId,
    rupees: amountPaise / 100,
    receivedRupees: null,
    on,
    statementId: null,
    line: null,
    userId: null,
    note: null,
  }))
  return { kind: 'possible duplicate', count: found.length, isMore: oldest.length === lookedAt, items }
}

/** Of the gateway: what it received or returned, and isn't booked here. */
async function online(db: Db): Promise<Problem> {
  const found = await gatewayProblems(db)
  const items = found
    .slice(0, shown)
    .map(({ payer, paymentId, gatewayPaymentId, receivedRupees, receivedAt, problem }) => ({
      name: payer.name,
      transactionId: gatewayPaymentId,
      rupees: receivedRupees,
      receivedRupees: null,
      on: indiaDate(new Date(receivedAt)),
      statementId: null,
      line: null,
      userId: paymentId === null ? payer.userId : null,
      note: problem,
    }))
  return { kind: 'online payment', count: found.length, isMore: found.length === maxGatewayProblems, items }
}
