import { dayMs } from '#contract/kit/durations.ts'
import type { Deps } from '#server/kit/deps.ts'
import { webhookQueue, type WebhookWork } from './announce.service.ts'
import { deleteDeliveriesBefore, endpointsWithDue } from './deliveries.store.ts'
import { deliverDue } from './delivery.service.ts'
import { createRunner } from './runner.ts'
import { forgetPreviousSecrets } from './store.ts'

const keptMs = 30 * dayMs

export async function webhookJobs(deps: Deps) {
  const { db, jobs, clock } = deps
  const start = createRunner((webhookId) => deliverDue(db, deps, webhookId))
  await jobs.work<WebhookWork>(webhookQueue, async ({ webhookId }) => start(webhookId))
  // What became due while no instance was running, or whose sender was killed.
  await jobs.schedule('* * * * *', 'webhooks-due', async () => {
    for (const webhookId of await endpointsWithDue(db, clock())) start(webhookId)
  })
  await jobs.schedule('40 3 * * *', 'webhook-cleanup', async () => {
    await forgetPreviousSecrets(db, clock())
    await deleteDeliveriesBefore(db, new Date(clock().getTime() - keptMs))
  })
}
