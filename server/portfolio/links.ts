import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, signedId } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret'>

const page = 'portfolio link'

/** Derived, not stored: the learner can copy the link again, and the database alone opens none. */
export const linkUrl = ({ env, secret }: Signing & Pick<Tools, 'env'>, linkId: number): string =>
  `${env.publicUrl}/portfolio/${signedId(secret, page, linkId)}`

/** The link of a token, or null for one that isn't ours: guessing costs no query. */
export const linkOfToken = ({ secret }: Signing, token: string): number | null => idOfSigned(secret, page, token)
