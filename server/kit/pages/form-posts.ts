import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notAllowed } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    hasSecretAddress?: boolean
  }
}

const maxBytes = 32 * 1024

/**
 * Lets pages receive a form that a browser posts without JavaScript. Only here: the API accepts JSON alone, which a form
 * of another site cannot send.
 */
export function acceptFormPosts(scope: FastifyInstance) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
  // A page whose address is secret needs no check: other sites can't post to it, and mail apps that unsubscribe may.
  scope.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.hasSecretAddress) assertSameOrigin(request)
  })
}

function assertSameOrigin({ headers }: FastifyRequest) {
  if (!isSameOrigin(headers))
    throw notAllowed('This form was sent from another site. Open our page and send it from there.')
}

type OriginHeaders = { 'sec-fetch-site'?: unknown; origin?: unknown; host?: unknown }

/** Whether one of our own pages sent the form; browsers set these headers, and pages cannot change them. */
export function isSameOrigin({ 'sec-fetch-site': site, origin, host }: OriginHeaders): boolean {
  // None: the visitor reloads the answer.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (typeof origin !== 'string') return site !== undefined
  return typeof host === 'string' && URL.canParse(origin) && new URL(origin).host === host
}
