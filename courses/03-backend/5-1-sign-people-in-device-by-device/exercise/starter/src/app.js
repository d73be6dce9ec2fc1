import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { hashPassword } from './password.js'

const Email = z.string().trim().toLowerCase().pipe(z.email())
const Account = z.strictObject({ email: Email, password: z.string().min(10).max(200) })

const refuse = (reply, status, code, message) => reply.code(status).send({ code, message })

export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify()

  app.post('/v1/accounts', async (request, reply) => {
    const account = Account.safeParse(request.body)
    if (!account.success) return refuse(reply, 400, 'invalid_request', account.error.issues[0].message)
    const { email, password } = account.data
    const { rows } = await db.query(
      'insert into accounts (email, password_hash) values ($1, $2) returning account_id as "accountId"',
      [email, await hashPassword(password)],
    )
    return reply.code(201).send(rows[0])
  })

  return app
}
