import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { addPayment, readPayment } from './payments.js'
import { webhookSecret } from './settings.js'
import { isSigned } from './signature.js'
import { handleEvent } from './webhook.js'

const NewPayment = z.strictObject({
  orderId: z.string().regex(/^[A-Za-z0-9-]{3,40}$/),
  amountPaise: z.int().positive().max(2_000_000_000),
})
// Unknown fields are fine: the provider may add some.
const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  orderId: z.string(),
  amountPaise: z.int().min(0),
  upiRef: z.string().regex(/^\d{12}$/).optional(),
})

const refuse = (reply, status, code, message) => reply.code(status).send({ code, message })

const parsed = (body) => {
  try {
    return Event.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify({ bodyLimit: 64 * 1024 })
  app.setErrorHandler((error, request, reply) => {
    if (error.statusCode < 500) return refuse(reply, error.statusCode, 'invalid_request', error.message)
    console.error(error)
    return refuse(reply, 500, 'internal_error', 'Something went wrong.')
  })

  app.post('/v1/payments', async (request, reply) => {
    const wish = NewPayment.safeParse(request.body)
    if (!wish.success) return refuse(reply, 400, 'invalid_request', wish.error.issues[0].message)
    const { orderId, amountPaise } = wish.data
    const isNew = await addPayment(db, orderId, amountPaise)
    const payment = await readPayment(db, orderId)
    if (payment.amountPaise !== amountPaise) return refuse(reply, 409, 'other_amount', 'This order has another amount.')
    return reply.code(isNew ? 201 : 200).send(payment)
  })

  app.get('/v1/payments/:orderId', async (request, reply) => {
    const payment = await readPayment(db, request.params.orderId)
    return payment ?? refuse(reply, 404, 'not_found', 'There is no such payment.')
  })

  // A corner of its own: here a body stays a Buffer with the bytes as they came.
  app.register(async (corner) => {
    corner.removeAllContentTypeParsers()
    corner.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => done(null, body))
    corner.post('/webhooks/payments', async (request, reply) => {
      const body = request.body ?? Buffer.alloc(0)
      if (!isSigned(webhookSecret, request.headers['x-sandbox-signature'], body, Date.now() / 1000)) {
        return refuse(reply, 401, 'bad_signature', 'The signature doesn’t fit.')
      }
      const event = parsed(body)
      if (!event) return refuse(reply, 400, 'invalid_event', 'This isn’t an event.')
      const answer = await handleEvent(db, event)
      return reply.code(answer.status).send(answer.body)
    })
  })
  return app
}
