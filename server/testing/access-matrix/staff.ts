import { correctEmail } from '#contract/identity/corrections.ts'
import { beginSecondFactor } from '#contract/identity/second-factor.ts'
import { blockPerson } from '#contract/identity/staff.ts'
import { formOf } from '../forms.ts'
import { newEmail, testPassword } from '../makers.ts'
import { appCode, setUpFactor } from '../second-factor.ts'
import type { TestActor } from '../test-app.ts'
import { own, owned, type Give, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const byNewcomers = { byNewcomers: true } as const

/** A new person whom the call may change. */
const somebody: Give = async ({ newActor }) => ({ params: { userId: (await newActor('learner')).id } })
const themselves: Give = (_world, actor) => ({ params: { userId: actor?.id ?? 1 } })
/** Staff cannot change their own account. */
const notThemselves = { owner: 403, other: 403, mentor: 403, admin: 409 } as const
const toThemselves = { about: 'to themselves', byNewcomers: true }

const people = (fields: object = {}) =>
  formOf(fields, 'file', { name: 'people.csv', content: `name,email,phone,days\nRavi Yadav,${newEmail()},,30\n` })

/** The next code of the caller's app, after setting up the factor. */
async function nextCode(world: World, actor: TestActor | null): Promise<string> {
  return actor ? appCode((await setUpFactor(world, actor)).secret) : '000000'
}

async function firstCode({ call }: World, actor: TestActor | null): Promise<string> {
  if (!actor) return '000000'
  const { body } = await call(actor, beginSecondFactor, { body: { password: testPassword } })
  return appCode(body.data.secret)
}

const details = { firstName: 'Meena', lastName: 'Pillai', phone: '', stateCode: '32' }

const deletion = { askedBy: 'phone', askedOn: '2026-11-12', name: 'Meena Devi' }

/** A learner whose new address waits to be confirmed. */
async function withNewEmail({ admin, call, newActor, secretEmailTo }: World) {
  const params = { userId: (await newActor('learner')).id }
  const email = newEmail()
  await call(admin, correctEmail, { params, body: { email, reason: 'Asked us' } })
  return { params, token: /#([\w-]+)/.exec(await secretEmailTo(email))![1]! }
}

/** People management and second factors. */
export const staff: Rows = {
  getSecondFactor: own(undefined, { isAlike: true }),
  beginSecondFactor: own(() => ({ body: { password: testPassword } }), byNewcomers),
  confirmSecondFactor: own(async (world, actor) => ({ body: { code: await firstCode(world, actor) } }), byNewcomers),
  renewRecoveryCodes: own(async (world, actor) => ({ body: { code: await nextCode(world, actor) } }), byNewcomers),
  dropSecondFactor: own(
    async (world, actor) => ({ body: { password: testPassword, code: await nextCode(world, actor) } }),
    byNewcomers,
  ),
  dropSecondFactorOf: shared(async (world) => {
    const learner = await world.newActor('learner')
    await setUpFactor(world, learner)
    return { params: { userId: learner.id } }
  }),

  listStaff: shared(),
  changeRole: [
    shared(async (...given) => ({ ...(await somebody(...given)), body: { role: 'mentor' } })),
    owned(
      notThemselves,
      async (...given) => ({ ...(await themselves(...given)), body: { role: 'learner' } }),
      toThemselves,
    ),
  ],
  blockPerson: [
    shared(async (...given) => ({ ...(await somebody(...given)), body: { reason: 'Shares the account' } })),
    owned(
      notThemselves,
      async (...given) => ({ ...(await themselves(...given)), body: { reason: 'Me' } }),
      toThemselves,
    ),
  ],
  unblockPerson: shared(async (world, actor) => {
    const { params } = await somebody(world, actor)
    await world.call(world.admin, blockPerson, { params: params!, body: { reason: 'A mistake' } })
    return { params: params! }
  }),
  blockPeople: shared(async ({ newActor }) => ({
    body: { userIds: [(await newActor('learner')).id], isBlocked: true, reason: 'Shares the account' },
  })),
  endSessionsOf: shared(somebody),
  sendResetTo: shared(somebody),
  correctDetails: [
    shared(async (...given) => ({ ...(await somebody(...given)), body: details })),
    owned(notThemselves, async (...given) => ({ ...(await themselves(...given)), body: details }), toThemselves),
  ],
  correctEmail: [
    shared(async (...given) => ({ ...(await somebody(...given)), body: { email: newEmail(), reason: 'Asked us' } })),
    owned(
      notThemselves,
      async (...given) => ({ ...(await themselves(...given)), body: { email: newEmail(), reason: 'Me' } }),
      toThemselves,
    ),
  ],
  cancelEmailCorrection: shared(async (world) => {
    const { params } = await withNewEmail(world)
    return { params }
  }),
  confirmNewEmail: shared(async (world) => ({ body: { token: (await withNewEmail(world)).token } })),
  previewDeletionOf: shared(somebody),
  deleteAccountOf: [
    shared(async (...given) => ({ ...(await somebody(...given)), body: deletion })),
    owned(notThemselves, async (...given) => ({ ...(await themselves(...given)), body: deletion }), toThemselves),
  ],
  noteOnPerson: shared(async (...given) => ({ ...(await somebody(...given)), body: { body: 'Called on Monday' } })),
  invitePerson: shared(() => ({ body: { email: newEmail(), firstName: 'Meera', lastName: '', role: 'learner' } })),
  importPeople: [
    shared(() => ({ body: people() })),
    shared(() => ({ body: people({ confirm: 'true' }) }), { about: 'for good' }),
  ],

  listAuditEntries: shared(),
  listPeople: shared(),
  listPeopleIds: shared(),
  findAnything: shared(() => ({ query: { search: 'a' } })),
  getPerson: shared(({ owner }) => ({ params: { userId: owner.id } })),
  // Everybody on the team exports the lists that they may see.
  makeExportLink: shared(() => ({ body: { list: 'users' } }), { outcomes: { mentor: 403, admin: 'done' } }),
  getOverview: shared(),
  getReport: shared(),
  listAtRisk: shared(),
}
