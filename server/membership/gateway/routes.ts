import { createOrder, listGatewayProblems, resolveGatewayProblem } from '#contract/membership/gateway.ts'
import { getGateway, removeGateway, saveGateway, testGateway } from '#contract/site/gateway.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { receiveEvent, receiveReturn } from './events.service.ts'
import { requireGateway } from './current.service.ts'
import { startRenewal } from './orders.service.ts'
import { gatewayProblems, resolveProblem } from './problems.service.ts'
import { dropGateway, gatewayStatus, setGateway, tryGateway } from './setup.service.ts'

const maxEventBytes = 64 * 1024
const maxFormBytes = 8 * 1024

export function gatewayRoutes(app: App) {
  serve(app, createOrder, ({ db, tools, actor, body }) => startRenewal(db, tools, actor.id, body))
  serve(app, listGatewayProblems, ({ db }) => gatewayProblems(db))
  serve(app, resolveGatewayProblem, ({ db, tools, actor, body }) =>
    resolveProblem(db, tools, { ...body, actorId: actor.id }),
  )
  setupRoutes(app)
  eventRoute(app)
  returnRoutes(app)
}

/** The page of the settings about it. */
function setupRoutes(app: App) {
  serve(app, getGateway, ({ db, tools }) => gatewayStatus(db, tools))
  serve(app, saveGateway, async ({ db, tools, actor, body, request, setMessage }) => {
    const { password, code, ...draft } = body
    setMessage('Saved. Learners can pay online.')
    await setGateway(db, tools, { actor, draft, confirmation: { password, code, address: request.ip } })
    return null
  })
  serve(app, removeGateway, async ({ db, tools, actor, body, request }) => {
    await dropGateway(db, tools, { actor, confirmation: { ...body, address: request.ip } })
    return null
  })
  serve(app, testGateway, ({ db, tools, body }) => tryGateway(db, tools, body))
}

/** The signature covers the bytes of the body, so they must not be parsed before. */
function eventRoute(app: App) {
  const { deps } = app
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/gateway/events', { bodyLimit: maxEventBytes }, async ({ headers, body }, reply) => {
      await receiveEvent(deps.db, deps, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        id: headers['x-razorpay-event-id'],
        signature: headers['x-razorpay-signature'],
      })
      return reply.header('cache-control', 'no-store').send({ status: 1, message: 'OK', data: null })
    })
  })
}

/** The gateway's page posts a form from another site, so there is no session here. */
function returnRoutes(app: App) {
  const { deps } = app
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    scope.post('/gateway/return', async ({ body }, reply) => {
      const result = await receiveReturn(deps.db, deps, (body ?? {}) as Record<string, unknown>)
      return reply.header('cache-control', 'no-store').redirect(`/dashboard?payment=${result}`, 303)
    })
    scope.route({
      method: ['GET', 'POST'],
      url: '/gateway/cancelled',
      handler: async (_request, reply) => {
        await requireGateway(deps.db, deps)
        return reply.header('cache-control', 'no-store').redirect('/dashboard?payment=cancelled', 303)
      },
    })
  })
}
