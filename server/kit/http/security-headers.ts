import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

type Headers = Record<string, string>
export type HeadersFor = (url: string) => Headers

/** What nothing can be done with but to read it: no document, no script of its own, in nobody's frame. */
export const minimalHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Says with every answer what a browser may do with it. Written once, at the start, and no longer than each kind of
 * answer needs: a page comes with dozens of files, and its policy would be longer than many of them.
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  env: Pick<Env, 'publicUrl'>,
  isDevelopment: boolean,
): HeadersFor {
  const isHttps = env.publicUrl.startsWith('https:')
  const always: Headers = {
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const call = { ...always, ...minimalHeaders }
  // A script that runs as a worker is bound by the policy it came with, not by its page's.
  const file = { ...always, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }
  const page = { ...always, ...forPages, 'content-security-policy': pagePolicy(isHttps, isDevelopment) }
  const headersFor: HeadersFor = (url) => (url.startsWith('/v1/') ? call : isBuilt.test(url) ? file : page)
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url))
    done()
  })
  return headersFor
}

const isBuilt = /^\/(assets|media)\//

const forPages: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

function pagePolicy(isHttps: boolean, isDevelopment: boolean): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    // In development Vite puts changed styles into the page itself, and tells of changes through a socket.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...parts, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';')
}
