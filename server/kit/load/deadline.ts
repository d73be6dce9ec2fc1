import type { FastifyInstance } from 'fastify'
import { unreachable } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How many milliseconds were spent on finding out who calls. */
    spent: number
  }
  interface FastifyContextConfig {
    /** Looks after its own time: a stream, or what comes over a sender's slow line. */
    isUnhurried?: boolean
  }
}

/**
 * Whoever calls is answered in time even when the database hangs: not with what they asked for, but with "try again".
 * What they asked for may still be done afterwards, as it may when a connection is lost before the answer.
 */
export function answerInTime(app: FastifyInstance, usual: number) {
  app.decorateRequest('spent', 0)
  app.addHook('onRoute', (route) => {
    if (route.config?.isUnhurried) return
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      return answer instanceof Promise ? orLate(answer, usual - request.spent, () => reply.raw.headersSent) : answer
    }
  })
}

/** The answer, or after so many milliseconds a refusal; of what was asked, nobody knows then whether it will be done. */
export async function orLate<T>(answer: Promise<T>, patience: number, isComing = () => false): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // What has begun to arrive takes as long as the line of whoever reads it.
    timer = setTimeout(() => void (isComing() || reject(unreachable())), patience)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
