import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { closeDay, DayReport } from '#contract/membership/daily-close.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { moneyOf, waitingByAge } from './money.store.ts'
import { problemsNow } from './problems.service.ts'
import { assertClosable, changedMeanwhile, versionOf } from './rules.ts'
import { closesOf, daysUntil, insertClose } from './store.ts'

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
