import sharp from 'sharp'
import { sessionsOf } from '#server/identity/sessions/store.ts'
import { hashEmailCode } from '#server/identity/email-confirmation/service.ts'
import { saveEmailCode } from '#server/identity/email-confirmation/store.ts'
import { people } from '#server/identity/tables.ts'
import { insertReset } from '#server/identity/passwords/store.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { formOf } from '../forms.ts'
import { newPerson, testPassword } from '../makers.ts'
import type { TestActor } from '../test-app.ts'
import { onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff cannot delete their own accounts. */
const notStaff = { outcomes: { mentor: 403, admin: 403 } } as const
const byNewcomers = { byNewcomers: true } as const

const profile = { firstName: 'Ravi', lastName: '', phone: '', about: '', linkedin: '', github: '', portfolio: '' }

async function photo(): Promise<FormData> {
  const red = { width: 64, height: 64, channels: 3, background: 'red' } as const
  return formOf({}, 'photo', { name: 'me.png', content: await sharp({ create: red }).png().toBuffer() })
}

const emailCode = '123456'

/** Their address is not confirmed, and this code was sent there. */
async function unconfirm({ db, deps }: World, actor: TestActor | null) {
  if (!actor) return
  await db.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, actor.id))
  await saveEmailCode(db, actor.id, hashEmailCode(deps, actor.id, emailCode), 15)
}

/** Sessions, passwords, the profile and personal data. */
export const identity: Rows = {
  login: shared(async ({ db }) => ({ body: { email: (await newPerson(db)).email, password: testPassword } })),
  logout: own(undefined, byNewcomers),
  getDeviceKey: own(),
  listDevices: own(),
  endDevice: owned({ ...onlyOwners, company: 404 }, async ({ db, owner }) => {
    await insertSession(db, owner.id, newToken(), 'A phone')
    const [device] = (await sessionsOf(db, owner.id)).toSorted((one, two) => two.id - one.id)
    return { params: { deviceId: device!.id } }
  }),
  endOtherDevices: own(undefined, byNewcomers),

  whoAmI: own(),
  sendEmailCode: own(async (world, actor) => {
    await unconfirm(world, actor)
    return {}
  }, byNewcomers),
  confirmEmail: own(async (world, actor) => {
    await unconfirm(world, actor)
    return { body: { code: emailCode } }
  }, byNewcomers),
  changePassword: own(
    () => ({ body: { currentPassword: testPassword, newPassword: 'another good password' } }),
    byNewcomers,
  ),
  forgotPassword: shared(async ({ db }) => ({ body: { email: (await newPerson(db)).email } })),
  resetPassword: shared(async ({ db }) => {
    const resetToken = newToken()
    await insertReset(db, (await newPerson(db)).id, resetToken, 10)
    return { body: { resetToken, newPassword: 'another good password' } }
  }),

  createDataLink: own(),
  previewDeletion: own(undefined, notStaff),
  deleteAccount: own(() => ({ body: { password: testPassword } }), { ...notStaff, ...byNewcomers }),

  getMyProfile: own(),
  saveProfile: own(() => ({ body: profile }), byNewcomers),
  savePhoto: own(async () => ({ body: await photo() }), byNewcomers),
  removePhoto: own(undefined, byNewcomers),
}
