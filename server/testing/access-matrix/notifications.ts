import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { eq } from '#server/kit/db/orm.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { putSubscription } from '#server/notifications/push/store.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { newNotification as newPlain, newPerson } from '../makers.ts'
import { onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

async function newNotification({ db, owner }: World): Promise<number> {
  await newPlain(db, owner.id, { title: 'Something for you' })
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, owner.id))
    .orderBy(notifications.id)
  return rows.at(-1)!.id
}

async function newEmail({ db, deps, owner }: World): Promise<number> {
  await sendEmail(db, deps, { to: owner.email, subject: 'Welcome', paragraphs: [] })
  const rows = await db.select().from(emails).where(eq(emails.toAddress, owner.email)).orderBy(emails.id)
  return rows.at(-1)!.id
}

const newSubscription = () => ({
  endpoint: `https://push.example.in/${randomUUID()}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
})

/** Notifications, emails, pushes and the wallet. */
export const notificationsAndWallet: Rows = {
  // A notification contains the first name of its subject.
  listNotifications: own(undefined, { tells: ['firstName'] }),
  readNotification: owned({ ...onlyOwners, company: 404 }, async (world) => ({
    params: { notificationId: await newNotification(world) },
  })),
  readAllNotifications: own(),
  getEmailPreferences: own(),
  saveEmailPreferences: own(() => ({ body: { reviews: true, answers: false, reminders: true, messages: true } }), {
    byNewcomers: true,
  }),
  getPush: own(),
  savePush: own(() => ({ body: { answers: false, quietHours: { from: '22:00', to: '06:00' } } }), {
    byNewcomers: true,
  }),
  subscribePush: own(() => ({ body: newSubscription() }), { byNewcomers: true }),
  unsubscribePush: own(
    async ({ db }, actor) => {
      if (actor) await putSubscription(db, actor.sessionId, newSubscription())
      return {}
    },
    { byNewcomers: true },
  ),
  listEmails: shared(),
  getEmail: shared(async (world) => ({ params: { emailId: await newEmail(world) } })),

  getWallet: own(),
  listWalletEntries: own(),
  adjustWallet: shared(async ({ db }) => ({
    params: { userId: (await newPerson(db)).id },
    body: { rupees: 50, reason: 'A prize' },
  })),
}
