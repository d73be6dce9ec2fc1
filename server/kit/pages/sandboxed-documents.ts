import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SandboxedDocument } from '#contract/kit/rendering.ts'

/** Serves a document for a frame of our own pages. The sandbox in its policy holds even if it is opened by itself. */
export function sandboxedDocumentRoute(app: FastifyInstance, document: SandboxedDocument) {
  const { path, title, script } = document
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><script>${script}</script></html>`
  app.get(path, (_request, reply) =>
    reply
      .removeHeader('x-frame-options')
      // The page that embeds it has asked for it already.
      .removeHeader('origin-agent-cluster')
      .header('content-security-policy', policyOf(document))
      // Also offline: the service worker can't serve a frame whose origin is opaque. An instance with another build doesn't
      // know the address.
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

function policyOf({ script, sandbox, policy }: SandboxedDocument): string {
  const allowed = policy['script-src'] ?? ''
  // With a hash, browsers would ignore 'unsafe-inline'.
  const own = allowed.includes("'unsafe-inline'")
    ? ''
    : `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const directives = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    ...policy,
    'script-src': `${own} ${allowed}`.trim(),
    'frame-ancestors': "'self'",
    sandbox,
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';')
}
