import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayUse } from '#contract/kit/access.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import { findByToken, type TokenOwner } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notAllowed, notSignedIn } from '#server/kit/errors.ts'
import { clientNetwork } from '#server/kit/http/client-address.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'

/** Only wrong tokens count: a class behind one address pushes as often as it likes. */
const wrongTokens: Limit = { times: 30, seconds: 600 }

/** The owner of the access token that was sent as the password; the user name can be anything. */
export async function signIn(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<TokenOwner> {
  const { db, env, clock } = deps
  const token = passwordOf(request.headers.authorization)
  const owner = token === null ? null : await findByToken(db, token, clock())
  if (owner) {
    if (!mayUse(owner, 'learner')) throw notAllowed('Only learners can use this')
    return owner
  }
  if (token !== null) {
    const limit = { ...wrongTokens, times: Math.ceil(wrongTokens.times * env.rateLimitFactor) }
    await enforceRateLimit(db, `git token address ${clientNetwork(request.ip)}`, limit)
  }
  // Git asks for the password then.
  reply.header('www-authenticate', 'Basic realm="Access token as password", charset="UTF-8"')
  throw notSignedIn(
    `Use an access token as the password. You can make one in your settings: ${env.publicUrl}/dashboard/settings`,
  )
}

function passwordOf(header: string | undefined): string | null {
  const [, encoded] = /^Basic ([\w+/=]{1,1000})$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = pair.indexOf(':')
  return colon < 0 ? null : pair.slice(colon + 1)
}
