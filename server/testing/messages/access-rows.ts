import { oneClickUrl } from '#server/notifications/index.ts'
import { storeMessage, storeSentTo } from './messages.ts'
import { type Give, onlyOwners, owned, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'

const draft =
  (body?: object): Give =>
  async (world) => ({ params: { messageId: await storeMessage(world) }, ...(body && { body }) })
const content = { subject: 'Hello', body: 'You', segment: { kind: 'everyone' }, byEmail: true }
const ownersMessage: Give = async (world) => ({ params: { messageId: await storeSentTo(world, world.owner.id) } })
const everything = { tells: ['firstName', 'lastName', 'email'] } as const
const tokenOf = (world: World) => oneClickUrl(world.deps, world.owner.id, 'messages').split('token=')[1]

export const messages: Rows = {
  listMessages: shared(),
  createMessage: shared(() => ({ body: content })),
  getMessage: shared(draft()),
  saveMessage: shared(draft({ ...content, version: 1 })),
  deleteMessage: shared(draft()),
  countRecipients: shared(() => ({ body: { segment: { kind: 'everyone' } } }), {
    ...everything,
    outcomes: { admin: 'idle' },
  }),
  previewRecipients: shared(() => ({ body: { segment: { kind: 'everyone' }, after: null } }), {
    ...everything,
    outcomes: { admin: 'idle' },
  }),
  sendTestMessage: shared(draft()),
  sendMessage: shared(draft({ version: 1, at: null })),
  cancelMessage: shared(async (world) => {
    const scheduled = { state: 'scheduled', scheduledFor: new Date('2099-01-01') } as const
    return { params: { messageId: await storeMessage(world, scheduled) } }
  }),
  listMessageDeliveries: shared(ownersMessage, everything),
  listMessagesOf: shared((world) => ({ params: { userId: world.owner.id } })),
  getMyMessage: owned(onlyOwners, ownersMessage),
  readMyMessage: owned(onlyOwners, ownersMessage),
  // The signed link decides, not the session.
  unsubscribe: shared((world) => ({ body: { token: tokenOf(world) } })),
}
