import { oneClickPath } from '#contract/messages/my-messages.ts'
import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'

/** Where a learner reads a message. */
export const messageLink = (messageId: number) => `/dashboard/messages/${messageId}`

const unsubscribing = 'unsubscribe person'

/** Works as long as the account: an unsubscribe link in an old email must not fail. */
const unsubscribeToken = ({ secret }: Pick<Tools, 'secret'>, personId: number) =>
  signedId(secret, unsubscribing, personId)

/** Returns whose emails a link turns off; null if we didn't make it. */
export const personOfToken = ({ secret }: Pick<Tools, 'secret'>, token: string): number | null =>
  idOfSigned(secret, unsubscribing, token)

type Signing = Pick<Tools, 'secret' | 'env'>

/** For people: a page with one button, because mail apps open links by themselves to check them. */
export const unsubscribeUrl = (tools: Signing, personId: number) =>
  `${tools.env.publicUrl}/unsubscribe?token=${unsubscribeToken(tools, personId)}`

/** For the button of mail apps, which posts. */
export const oneClickUrl = (tools: Signing, personId: number) =>
  `${tools.env.publicUrl}${oneClickPath}?token=${unsubscribeToken(tools, personId)}`
