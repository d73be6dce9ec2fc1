import { oneClickPath, type Unsubscribable } from '#contract/notifications/preferences.ts'
import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'

const purposes: Record<Unsubscribable, string> = { messages: 'unsubscribe person', study: 'unsubscribe study' }

type Signing = Pick<Tools, 'secret' | 'env'>

/** Works as long as the account: an unsubscribe link in an old email must not fail. */
const tokenOf = ({ secret }: Signing, personId: number, emails: Unsubscribable) =>
  signedId(secret, purposes[emails], personId)

/** Returns which emails of whom a link turns off; null if we didn't make it. */
export function readUnsubscribeToken({ secret }: Pick<Tools, 'secret'>, token: string) {
  for (const emails of ['messages', 'study'] as const) {
    const personId = idOfSigned(secret, purposes[emails], token)
    if (personId !== null) return { personId, emails }
  }
  return null
}

/** For people: a page with one button, because mail apps open links by themselves to check them. */
export const unsubscribeUrl = (tools: Signing, personId: number, emails: Unsubscribable) =>
  `${tools.env.publicUrl}/unsubscribe?${emails === 'messages' ? '' : `emails=${emails}&`}token=${tokenOf(tools, personId, emails)}`

/** For the button of mail apps, which posts. */
export const oneClickUrl = (tools: Signing, personId: number, emails: Unsubscribable) =>
  `${tools.env.publicUrl}${oneClickPath}?token=${tokenOf(tools, personId, emails)}`
