import { subscribePush } from '#contract/notifications/push.ts'
import { wording } from '#server/notification-kinds.ts'
import { deliverPush } from '#server/notifications/push/service.ts'
import { pushes } from '#server/notifications/tables.ts'
import { truths } from '#server/pushed-truths.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import type { startPushService } from './push-service.ts'

type PushService = Awaited<ReturnType<typeof startPushService>>

/** A device of this person that gets notifications. */
export async function newDevice(app: Pick<TestApp, 'call'>, service: PushService, actor: TestActor) {
  const device = service.newDevice()
  await app.call(actor, subscribePush, { body: device.subscription })
  return device
}

/** Sends what waits as the jobs do, at this moment. Returns why some failed. */
export async function sendPushes({ db, deps }: Pick<TestApp, 'db' | 'deps'>, now: Date): Promise<string[]> {
  const waiting = await db.select({ id: pushes.id }).from(pushes).orderBy(pushes.id)
  const tools = { ...deps, clock: () => now }
  const kinds = { wording, truths: truths(tools) }
  const sent = await Promise.allSettled(waiting.map(({ id }) => deliverPush(db, tools, kinds, id)))
  return sent.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
}
