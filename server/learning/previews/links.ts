import type { Tools } from '#server/kit/deps.ts'
import { idOfSigned, isSignedBy, sign, signedId } from '#server/kit/security/tokens.ts'

type Signing = Pick<Tools, 'secret'>
type Publishing = Signing & Pick<Tools, 'env'>

const what = 'preview link'
const staffSeconds = 30 * 60

export const addressOf = ({ env }: Pick<Tools, 'env'>, code: string) => `${env.publicUrl}/preview/${code}/`

/** Derived, not stored: the learner can copy the link again, and the database alone opens none. */
export const linkUrl = (tools: Publishing, linkId: number): string =>
  addressOf(tools, signedId(tools.secret, what, linkId))

/** The link of a code, or null for one that isn't ours: guessing costs no query. */
export const linkOfCode = ({ secret }: Signing, code: string): number | null => idOfSigned(secret, what, code)

type StaffView = { solutionId: number; reader: number }

const staffText = (view: string) => `staff preview ${view}`

/** In the path, not in the query: the page's own relative links must lead to its other files. */
export function staffUrl(tools: Publishing & Pick<Tools, 'clock'>, { solutionId, reader }: StaffView): string {
  const until = Math.floor(tools.clock().getTime() / 1000) + staffSeconds
  const view = `${solutionId}-${reader}-${until}`
  return addressOf(tools, `${view}.${sign(tools.secret, staffText(view))}`)
}

/** Null for a code that isn't ours, or is too old. */
export function staffViewOfCode({ secret, clock }: Signing & Pick<Tools, 'clock'>, code: string): StaffView | null {
  const [, view = '', solutionId, reader, until, signature = ''] =
    /^((\d{1,15})-(\d{1,15})-(\d{1,12}))\.([\w-]{43})$/.exec(code) ?? []
  if (Number(until) * 1000 <= clock().getTime() || !isSignedBy(secret, staffText(view), signature)) return null
  return { solutionId: Number(solutionId), reader: Number(reader) }
}
