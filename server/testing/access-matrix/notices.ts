import { eq } from '#server/kit/db/orm.ts'
import { notify, sendMail } from '#server/notifications/index.ts'
import { mails, notices } from '#server/notifications/tables.ts'
import { newPerson } from '../makers.ts'
import { onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

async function newNotice({ db, owner }: World): Promise<number> {
  await notify(db, owner.id, { title: 'Something for you' })
  const rows = await db.select().from(notices).where(eq(notices.personId, owner.id)).orderBy(notices.id)
  return rows.at(-1)!.id
}

async function newMail({ db, deps, owner }: World): Promise<number> {
  await sendMail(deps.jobs, db, { to: owner.email, subject: 'Welcome', text: 'Hello' })
  const rows = await db.select().from(mails).where(eq(mails.toAddress, owner.email)).orderBy(mails.id)
  return rows.at(-1)!.id
}

/** Notices, mails and the wallet. */
export const noticesAndWallet: Rows = {
  // A notice says by first name who it is about.
  listNotices: own(undefined, { tells: ['firstName'] }),
  readNotice: owned(onlyOwners, async (world) => ({ params: { noticeId: await newNotice(world) } })),
  readAllNotices: own(),
  getMailPreferences: own(),
  saveMailPreferences: own(() => ({ body: { reviews: true, answers: false, reminders: true } }), {
    byNewcomers: true,
  }),
  listMails: shared(),
  getMail: shared(async (world) => ({ params: { mailId: await newMail(world) } })),

  getWallet: own(),
  listWalletEntries: own(),
  adjustWallet: shared(async ({ db }) => ({
    params: { userId: (await newPerson(db)).id },
    body: { rupees: 50, reason: 'A prize' },
  })),
}
