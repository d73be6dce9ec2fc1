import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { flushPacket, keepalive, sideband } from '#server/kit/git/pkt-line.ts'
import { type PushRequest, reportOf } from './push.rules.ts'

/** Answers a push while it is worked on: lines for the terminal, and once what became of it. */
export function answerPush(reply: FastifyReply, request: PushRequest) {
  const out = new PassThrough()
  // Nobody reads on after the client has gone.
  out.on('error', () => {})
  void reply
    .headers({
      'content-type': 'application/x-git-receive-pack-result',
      'cache-control': 'no-store, no-transform',
      // Proxies must not collect it.
      'x-accel-buffering': 'no',
    })
    .send(out)
  const write = (parts: Iterable<Buffer>) => {
    for (const part of parts) if (!out.destroyed) out.write(part)
  }
  const { hasSideband } = request
  return {
    print: (line: string) => {
      if (hasSideband) write(sideband('progress', `${line}\n`))
    },
    keepAlive: () => {
      if (hasSideband) write([keepalive])
    },
    /** Once. A problem is one sentence. */
    report: (problem: string | null) => {
      const report = reportOf(request, problem)
      write(hasSideband ? sideband('data', report) : [report])
    },
    end: () => {
      if (hasSideband) write([flushPacket])
      out.end()
    },
  }
}
