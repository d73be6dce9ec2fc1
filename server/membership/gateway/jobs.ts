import { dayMs } from '#contract/kit/durations.ts'
import type { Deps } from '#server/kit/deps.ts'
import { askAbout, askAboutDueOrders } from './asking.service.ts'
import { askQueue, type AskWork } from './queue.ts'
import { deleteEventsBefore } from './store.ts'

/** Longer than a gateway repeats an event. A later repetition only asks once more. */
const eventsKeptMs = 90 * dayMs

export async function gatewayJobs(deps: Deps) {
  const { db, jobs, clock, env } = deps
  if (!env.gateway) return
  await jobs.work<AskWork>(askQueue, ({ gatewayOrderId }) => askAbout(db, deps, gatewayOrderId))
  await jobs.schedule('* * * * *', 'gateway-open-orders', () => askAboutDueOrders(db, deps))
  await jobs.schedule('50 3 * * *', 'gateway-event-cleanup', () =>
    deleteEventsBefore(db, new Date(clock().getTime() - eventsKeptMs)),
  )
}
