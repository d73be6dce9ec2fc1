import type { Deps } from '#server/kit/deps.ts'
import { pushKeys } from './keys.store.ts'
import { deliverPush, type Kinds, type PushJob, pushQueue } from './service.ts'
import { deletePushesUntil } from './store.ts'

/** How many requests to push services at the same time. */
const concurrency = 8

export async function pushJobs(deps: Deps, kinds: Kinds) {
  const { db, jobs, clock } = deps
  await pushKeys(db, deps.keys)
  if (deps.env.hasPush)
    await jobs.work<PushJob>(pushQueue, ({ pushId }) => deliverPush(db, deps, kinds, pushId), { concurrency })
  await jobs.schedule('25 3 * * *', 'push-cleanup', () => deletePushesUntil(db, clock()))
}
