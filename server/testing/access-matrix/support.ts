import type { SupportTopic } from '#contract/support/requests.ts'
import { formOf } from '../forms.ts'
import { storeRequest } from '../support/requests.ts'
import { saveReply } from '#contract/threads/saved-replies.ts'
import type { World } from './world.ts'
import { type Give, onlyOwners, onlyThisMentor, own, owned, ownersAndStaff, type Rows, shared } from './row.ts'

const request =
  (topic: SupportTopic): Give =>
  async (world) => ({ params: { requestId: await storeRequest(world, world.owner.id, { topic }) } })
/** Of the caller, who may not handle it as staff. */
const theirOwn: Give = async (world, actor) => ({
  params: { requestId: await storeRequest(world, (actor ?? world.owner).id) },
})
const withBody =
  (give: Give, body: () => unknown): Give =>
  async (...given) => ({ ...(await give(...given)), body: body() })

/** Payments and accounts are for admins only. */
const ownersAndAdmins = { ...ownersAndStaff, mentor: 404 } as const
const onlyAdmins = { owner: 403, other: 403, mentor: 404, admin: 'done' } as const
const nobody = { owner: 403, other: 403, mentor: 403, admin: 403 } as const

/** A call that reads or writes in a thread. */
const inThread = (change: (give: Give) => Give = (give) => give) => [
  owned(ownersAndStaff, change(request('course'))),
  owned(ownersAndAdmins, change(request('payment')), { about: 'about a payment' }),
]
/** A call of the inbox. */
const inInbox = (change: (give: Give) => Give = (give) => give) => [
  shared(change(request('course'))),
  owned(onlyAdmins, change(request('account')), { about: 'about an account' }),
  owned(nobody, change(theirOwn), { about: "of the caller's own request" }),
]

const message = () => formOf({ body: 'We have fixed it' }, 'pictures')

const reply = { title: 'Names', body: 'Hello {first name}', places: ['support'] } as const

async function saved({ call, mentor }: World, isShared = false) {
  const { body } = await call(mentor, saveReply, { body: { ...reply, places: [...reply.places], isShared } })
  return { replyId: body.data.replyId }
}

export const support: Rows = {
  listSavedReplies: shared(),
  saveReply: shared(() => ({ body: reply })),
  changeReply: [
    owned(onlyThisMentor, async (world) => ({ params: await saved(world), body: reply })),
    shared(async (world) => ({ params: await saved(world, true), body: reply }), { about: 'of the team' }),
  ],
  deleteReply: owned(onlyThisMentor, async (world) => ({ params: await saved(world) })),
  writeToSupport: own(() => ({
    body: formOf({ topic: 'account', subject: 'My name', message: 'It is wrong' }, 'pictures'),
  })),
  listMySupportRequests: own(),
  getSupportRequest: inThread(),
  listSupportMessages: inThread(),
  writeSupportMessage: inThread((give) => withBody(give, message)),
  resolveMySupportRequest: owned(onlyOwners, request('other')),
  listSupportInbox: shared(),
  getInboxRequest: inInbox(),
  assignSupportRequest: [
    shared(async (world, actor) => ({
      ...(await request('course')(world, actor)),
      body: { assigneeId: world.mentor.id },
    })),
    owned(
      onlyAdmins,
      async (world, actor) => ({ ...(await request('account')(world, actor)), body: { assigneeId: world.admin.id } }),
      { about: 'about an account' },
    ),
    owned(
      { ...onlyAdmins, admin: 400 },
      async (world, actor) => ({ ...(await request('payment')(world, actor)), body: { assigneeId: world.mentor.id } }),
      { about: 'about a payment, to a mentor' },
    ),
  ],
  changeSupportTopic: [
    shared(async (world, actor) => ({ ...(await request('course')(world, actor)), body: { topic: 'other' } })),
    owned(
      onlyAdmins,
      async (world, actor) => ({ ...(await request('account')(world, actor)), body: { topic: 'other' } }),
      { about: 'about an account' },
    ),
  ],
  noteInSupport: inInbox((give) => withBody(give, () => ({ body: 'Their bank is slow' }))),
  resolveSupportRequest: inInbox(),
}
