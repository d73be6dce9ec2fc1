import { createHash } from 'node:crypto'
import { maxFollowers } from '#contract/sponsors/page.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, conflict } from '#server/kit/errors.ts'
import { linkEnded } from '#server/kit/shared-links.ts'
import { consumeRateLimit, enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { alreadyEmail, confirmEmail } from './texts.ts'
import {
  confirmFollower,
  countConfirmed,
  followerToConfirm,
  forgetFollowers,
  oneFollower,
  requestKey,
  upsertRequest,
} from './followers.store.ts'
import { confirmUrl, followerOfToken, linkUrl, unsubscribeUrl } from './links.ts'
import { linkIdOf } from './page.service.ts'
import { lockActiveLink } from './store.ts'
import type { SponsorLinkRow } from './tables.ts'

const day = 86_400
/** Nobody can use a link, or all links, to flood an inbox. */
const requestsPerLink = { times: 10, seconds: day }
const requestsPerAddress = { times: 5, seconds: day }
export const confirmHours = 24

function assertHasRoom(followers: number, { shownName }: SponsorLinkRow) {
  if (followers >= maxFollowers)
    throw conflict(`${maxFollowers} people get this summary already. Ask ${shownName} to remove one of them.`)
}

/** The answer doesn't tell whether the address is new, waits for its confirmation or is confirmed. */
export async function follow(db: Db, tools: Tools, token: string, email: string): Promise<null> {
  const linkId = linkIdOf(tools, token)
  await enforceRateLimit(db, `sponsor link ${linkId}`, requestsPerLink)
  // Hashed: the counters are no place for addresses.
  const address = createHash('sha256').update(email).digest('base64url')
  const isFlooded = (await consumeRateLimit(db, `sponsor address ${address}`, requestsPerAddress)) > 0
  const now = tools.clock()
  return db.transaction(async (db) => {
    const link = await lockActiveLink(db, linkId, now)
    if (!link) throw linkEnded()
    assertHasRoom(await countConfirmed(db, linkId), link)
    if (isFlooded) return null
    const confirmToken = newToken()
    const until = new Date(now.getTime() + confirmHours * 3_600_000)
    const request = { linkId, email, token: confirmToken, now, until }
    const { id, requests, confirmedAt } = await upsertRequest(db, request)
    const draft = confirmedAt
      ? alreadyEmail(link, { pageUrl: linkUrl(tools, linkId), unsubscribeUrl: unsubscribeUrl(tools, id) })
      : confirmEmail(link, confirmUrl(tools, confirmToken))
    await sendEmail(db, tools, { to: email, ...draft, dedupeKey: requestKey(id, requests) })
    return null
  })
}

const confirmEnded = () =>
  new AppError('not_found', 'This confirmation was already used or is too old. Ask for the summary again.')

export function confirm(db: Db, { clock }: Tools, token: string): Promise<{ shownName: string; expiresAt: string }> {
  const now = clock()
  return db.transaction(async (db) => {
    const follower = await followerToConfirm(db, token, now)
    if (!follower) throw confirmEnded()
    // The link before the follower, as everywhere.
    const link = await lockActiveLink(db, follower.linkId, now)
    if (!link) throw linkEnded()
    assertHasRoom(await countConfirmed(db, link.id), link)
    if (!(await confirmFollower(db, follower.id, token, now))) throw confirmEnded()
    return { shownName: link.shownName, expiresAt: link.expiresAt.toISOString() }
  })
}

/** Also for an address that is forgotten already: mail apps repeat the request. */
export function unsubscribe(db: Db, tools: Tools, token: string): Promise<null> {
  const followerId = followerOfToken(tools, token)
  if (followerId === null) throw new AppError('not_found', 'This link is incomplete. Open it from the email again.')
  return db.transaction(async (db) => {
    await forgetFollowers(db, oneFollower(followerId))
    return null
  })
}
