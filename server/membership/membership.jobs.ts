import { dayMs } from '#contract/kit/durations.ts'
import type { Deps } from '#server/kit/deps.ts'
import { deleteIdempotencyKeysBefore } from '#server/kit/http/idempotency.ts'
import { askAbout, askAboutDueOrders } from './gateway/asking.service.ts'
import { askQueue, type AskWork } from './gateway/queue.ts'
import { deleteEventsBefore } from './gateway/store.ts'
import { sumPastDays } from './payment-desk/totals.store.ts'
import { sendReminders } from './reminders/service.ts'
import { anonymizeExpiredRecords } from './retention/service.ts'
import { match, read, verifyExact } from './statements/matching.service.ts'
import { matchQueue, type MatchWork, readQueue, verifyQueue, type VerifyWork } from './statements/service.ts'

/** What a phone has waiting is sent again for 50 days at most; see the outbox of the web. */
const keysKeptMs = 60 * dayMs
/** Longer than a gateway repeats an event. A later repetition only asks once more. */
const eventsKeptMs = 90 * dayMs
const totalsQueue = 'payment-totals'

export const deleteOldIdempotencyKeys = ({ db, clock }: Deps): Promise<void> =>
  deleteIdempotencyKeysBefore(db, new Date(clock().getTime() - keysKeptMs))

export async function membershipJobs(deps: Deps) {
  const { db, jobs, clock } = deps
  const sumDays = () => sumPastDays(db, clock())
  await jobs.work(totalsQueue, sumDays)
  await jobs.add(db, totalsQueue, {})
  // Soon after midnight in India, and again in case that failed.
  await jobs.schedule('5 * * * *', `${totalsQueue}-schedule`, sumDays)
  await jobs.schedule('40 3 * * *', 'idempotency-key-cleanup', () => deleteOldIdempotencyKeys(deps))
  await jobs.work<MatchWork>(readQueue, ({ statementId }) => read(db, deps, statementId))
  await jobs.work<MatchWork>(matchQueue, ({ statementId }) => match(db, deps, statementId))
  await jobs.work<VerifyWork>(verifyQueue, (work) => verifyExact(db, deps, work))
  // Hourly from 8:30 India time, to catch up after an outage; nobody gets the same reminder twice or one at night.
  await jobs.schedule('30 8-20 * * *', 'access-reminders', async () => void (await sendReminders(db, deps)))
  await jobs.schedule('50 3 * * *', 'membership-retention', () => anonymizeExpiredRecords(db, clock()))
  await jobs.work<AskWork>(askQueue, ({ gatewayOrderId }) => askAbout(db, deps, gatewayOrderId))
  await jobs.schedule('* * * * *', 'gateway-open-orders', () => askAboutDueOrders(db, deps))
  await jobs.schedule('50 3 * * *', 'gateway-event-cleanup', () =>
    deleteEventsBefore(db, new Date(clock().getTime() - eventsKeptMs)),
  )
}
