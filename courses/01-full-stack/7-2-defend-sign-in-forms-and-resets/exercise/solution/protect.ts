import type { FastifyInstance } from 'fastify'

export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Headers for every answer, and no change that another site has started. */
export function protect(app: FastifyInstance, { origin }: { origin: string }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    if (!changing.has(request.method)) return
    // Browsers send Origin with every POST. A missing or foreign one is refused.
    if (request.headers.origin !== origin) {
      return reply.code(403).send({ code: 'foreign_origin', message: 'This request came from another site.', field: null })
    }
  })
}
