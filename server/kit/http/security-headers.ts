import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

type Headers = Record<string, string>
export type HeadersFor = (url: string) => Headers

/** For responses that are neither pages nor scripts. */
export const minimalHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Adds the security headers. Each kind of response gets only what it needs: a page loads dozens of files, and the page's
 * policy would be longer than many of them.
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  env: Pick<Env, 'publicUrl' | 'gateway'>,
  isDevelopment: boolean,
): HeadersFor {
  const isHttps = env.publicUrl.startsWith('https:')
  const always: Headers = {
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const api = { ...always, ...minimalHeaders }
  // A worker script is bound by the policy of its own response, not by that of the page.
  const file = { ...always, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }
  const page = { ...always, ...pageHeaders, 'content-security-policy': pagePolicy(env, isDevelopment) }
  const headersFor: HeadersFor = (url) => (url.startsWith('/v1/') ? api : isBuiltFile.test(url) ? file : page)
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url))
    done()
  })
  return headersFor
}

const isBuiltFile = /^\/(assets\/|media\/|service-worker\.js$)/

const pageHeaders: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

function pagePolicy({ publicUrl, gateway }: Pick<Env, 'publicUrl' | 'gateway'>, isDevelopment: boolean): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    // In development Vite adds changed styles to the page and reports changes through a WebSocket.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    // Only the sandboxed documents allow it.
    'frame-src': "'self'",
    'base-uri': "'none'",
    // The gateway's payment page is opened by a form.
    'form-action': gateway ? `'self' ${new URL(gateway.url).origin}` : "'self'",
    'frame-ancestors': "'none'",
  }
  const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...parts, ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join(';')
}
