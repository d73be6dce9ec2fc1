import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import * as ledger from './ledger.js'

const Rupees = z.string().regex(/^\d{1,6}\.\d\d$/, 'Write rupees as "18.00"').refine((text) => Number(text) > 0)
const Member = z.int().positive()
const Amount = z.strictObject({ memberId: Member, rupees: Rupees })
const Payment = z.strictObject({ memberId: Member, rupees: Rupees, receipt: z.string().trim().min(1).max(20) })
const Id = z.coerce.number().int().positive().max(2_147_483_647)

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')

export async function createApp({ db }) {
  for (const name of ['members.sql', 'ledger.sql']) await db.exec(await read(name))
  const app = fastify()
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ code: 'invalid_request', message: error.issues[0].message })
    if (!(error instanceof ledger.LedgerError)) {
      console.error(error)
      return reply.code(500).send({ code: 'internal_error' })
    }
    return reply.code(error.code.startsWith('unknown_') ? 404 : 409).send({ code: error.code })
  })

  app.post('/fines', async ({ body }, reply) => {
    const { memberId, rupees } = Amount.parse(body)
    return reply.code(201).send(await ledger.addFine(db, memberId, rupees))
  })
  app.post('/payments', async ({ body }, reply) => {
    const { memberId, rupees, receipt } = Payment.parse(body)
    return reply.code(201).send(await ledger.pay(db, memberId, rupees, receipt))
  })
  app.post('/waivers', async ({ body }, reply) => {
    const { memberId, rupees } = Amount.parse(body)
    return reply.code(201).send(await ledger.waive(db, memberId, rupees))
  })
  app.post('/entries/:entryId/reversal', async ({ params }, reply) =>
    reply.code(201).send(await ledger.reverse(db, Id.parse(params.entryId))),
  )
  app.get('/members/:memberId', ({ params }) => ledger.statementOf(db, Id.parse(params.memberId)))
  app.get('/balances', async () => ({ balances: await ledger.balances(db) }))
  return app
}
