import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../http/error-responses.ts'
import { overloaded } from '../http/errors.ts'
import { type Door, guardDoor } from './accept-queue.ts'
import { createGate, type Gate, type GateLimits } from './concurrency-limit.ts'

const usual: GateLimits = { target: 150, least: 16, most: 2_000, first: 200 }
/** So many files may be on their way to us at once; each holds memory for as long as its sender's line needs. */
const mostUploads = 300

/** Where a request is: inside since then, or outside, waiting for its own sender. */
type Place = { since: number | null; spent: number; isGone: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    place: Place | null
  }
  interface FastifyInstance {
    gate: Gate
  }
}

/**
 * Turns people away at once when more come than can be answered in time, before anything is done for them: with
 * "try again in a moment" instead of an answer that nobody waits for any more.
 */
export function refuseOverload(
  app: FastifyInstance,
  { limits, ...door }: Pick<Door, 'headersFor' | 'patience'> & { limits: Partial<GateLimits> | undefined },
): Gate {
  const gate = createGate({ ...usual, ...limits })
  const streams = new Set<string>()
  app.addHook('onRoute', ({ url, config }) => void (config?.isStream && streams.add(url)))
  guardDoor(app, { ...door, gate, isAlwaysServed: (url) => always.test(url) || streams.has(url) })
  let uploads = 0
  app.decorateRequest('place', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!counts(request)) return done()
    const isUploading = isUpload(request)
    const isLetIn = isUploading && uploads >= mostUploads ? gate.turnAway() : gate.enter()
    if (!isLetIn) return void refuse(overloaded(), request, reply)
    const place: Place = { since: performance.now(), spent: 0, isGone: false }
    request.place = place
    if (isUploading) uploads += 1
    reply.raw.once('close', () => {
      leave(gate, place)
      if (isUploading) uploads -= 1
    })
    done()
  })
  // Whoever sends slowly keeps nobody else out: a body is waited for outside, and a file is received there.
  app.addHook('preParsing', ({ place, headers }, _reply, _payload, done) => {
    if (place && 'content-type' in headers) stepOut(gate, place)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.place?.since === null && !isUpload(request)) stepIn(gate, request.place)
    done()
  })
  // How fast the answer is read is not our doing either.
  app.addHook('onSend', ({ place }, _reply, payload, done) => {
    if (place) leave(gate, place)
    done(null, payload)
  })
  return gate
}

const always = /^\/(assets|media|healthz|readyz|metrics)(\/|$)/

/**
 * What costs next to nothing is always given, so that a page that began to load is whole, and so that who watches over
 * the server is answered. A page's own calls come from inside, with the page already let in; a stream stays as long as
 * its page.
 */
const counts = ({ raw, url, routeOptions }: FastifyRequest) =>
  raw.socket instanceof Socket && !routeOptions.config.isStream && !always.test(url)

export const isUpload = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^(multipart\/|application\/offset)/.test(headers['content-type'] ?? '')

function stepOut(gate: Gate, place: Place) {
  if (place.since === null) return
  place.spent += performance.now() - place.since
  place.since = null
  gate.stepOut()
}

function stepIn(gate: Gate, place: Place) {
  if (place.isGone) return
  place.since = performance.now()
  gate.stepIn()
}

function leave(gate: Gate, place: Place) {
  if (place.isGone) return
  stepOut(gate, place)
  place.isGone = true
  gate.note(place.spent)
}
