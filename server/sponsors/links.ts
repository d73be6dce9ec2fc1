import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret'>
type Publishing = Signing & Pick<Tools, 'env'>

const [page, unsubscribing] = ['sponsor link', 'sponsor unsubscribe']

/** Derived, not stored: the learner can copy the link again, and the database alone opens none. */
export const linkUrl = ({ env, secret }: Publishing, linkId: number): string =>
  `${env.publicUrl}/progress/${signedId(secret, page, linkId)}`

/** The link of a token, or null for one that isn't ours: guessing costs no query. */
export const linkOfToken = ({ secret }: Signing, token: string): number | null => idOfSigned(secret, page, token)

export const unsubscribeUrl = ({ env, secret }: Publishing, followerId: number): string =>
  `${env.publicUrl}/progress/unsubscribe/${signedId(secret, unsubscribing, followerId)}`

export const followerOfToken = ({ secret }: Signing, token: string): number | null =>
  idOfSigned(secret, unsubscribing, token)

export const confirmUrl = ({ env }: Pick<Tools, 'env'>, token: string): string =>
  `${env.publicUrl}/progress/confirm/${token}`
