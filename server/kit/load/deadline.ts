import type { FastifyInstance } from 'fastify'
import { tooSlow } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds spent on authentication, which count towards the deadline. */
    spent: number
  }
  interface FastifyContextConfig {
    /** The route has its own timeout: a stream, or an upload over a slow connection. */
    skipDeadline?: boolean
    /** Creates a file in a worker thread, where it may have to wait: the deadline is eleven times as long. */
    isDocument?: boolean
  }
}

/**
 * Every request is answered in time, with "try again" if something hangs. The work may still be done afterwards, as
 * after a lost connection.
 */
export function enforceDeadline(app: FastifyInstance, timeoutMs: number) {
  app.decorateRequest('spent', 0)
  app.addHook('onRoute', (route) => {
    if (route.config?.skipDeadline) return
    const { handler } = route
    const routeMs = timeoutMs * (route.config?.isDocument ? 11 : 1)
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply)
      if (!(result instanceof Promise)) return result
      return withTimeout(result, routeMs - request.spent, () => reply.raw.headersSent)
    }
  })
}

/** Rejects with "try again" after the timeout; whether the work will be done is unknown then. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, hasStarted = () => false): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    // A response that has started takes as long as the client's connection needs.
    timer = setTimeout(() => void (hasStarted() || reject(tooSlow())), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
