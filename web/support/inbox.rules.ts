import type { InboxRequest } from '#contract/support/inbox.ts'
import type { AttachedPayment } from '#contract/support/requests.ts'

/** The first one in the queue that is not this one and that is nobody else's. */
export const nextRequest = (queue: InboxRequest[], requestId: number, myId: number): InboxRequest | undefined =>
  queue.find((one) => one.requestId !== requestId && (one.assignee === null || one.assignee.userId === myId))

/** The payment desk, searched for this payment. */
export const paymentDeskLink = ({ state, transactionId }: Pick<AttachedPayment, 'state' | 'transactionId'>): string =>
  `/admin/payments?${new URLSearchParams({ state, ...(transactionId && { search: transactionId }) }).toString()}`
