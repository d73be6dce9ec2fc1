import fastify from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { consumeAttempt } from './limit.js'
import { hashPassword, isPassword } from './password.js'
import { cookieOf, sessionOf, startSession } from './sessions.js'

const Email = z.string().trim().toLowerCase().pipe(z.email())
const Account = z.strictObject({ email: Email, password: z.string().min(10).max(200) })

const SignIn = z.strictObject({ email: Email, password: z.string().max(200), device: z.string().trim().min(1).max(80) })
const NewPassword = z.strictObject({ current: z.string().max(200), next: z.string().min(10).max(200) })

/** An unknown email must take as long as a wrong password. */
const decoy = await hashPassword('nobody has this password')

const refuse = (reply, status, code, message) => reply.code(status).send({ code, message })

export async function createApp({ db }) {
  await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
  const app = fastify()

  app.post('/v1/accounts', async (request, reply) => {
    const account = Account.safeParse(request.body)
    if (!account.success) return refuse(reply, 400, 'invalid_request', account.error.issues[0].message)
    const { email, password } = account.data
    const { rows } = await db.query(
      `insert into accounts (email, password_hash) values ($1, $2)
       on conflict do nothing returning account_id as "accountId"`,
      [email, await hashPassword(password)],
    )
    if (rows.length === 0) return refuse(reply, 409, 'email_taken', 'There is an account with this email.')
    return reply.code(201).send(rows[0])
  })

  app.post('/v1/sessions', async (request, reply) => {
    const wish = SignIn.safeParse(request.body)
    if (!wish.success) return refuse(reply, 400, 'invalid_request', wish.error.issues[0].message)
    const { email, password, device } = wish.data
    const seconds = await consumeAttempt(db, email, request.ip)
    if (seconds > 0) {
      reply.header('retry-after', seconds)
      return refuse(reply, 429, 'too_many_attempts', 'Wait a little before you try again.')
    }
    const { rows } = await db.query('select account_id, password_hash from accounts where email = $1', [email])
    const [account] = rows
    const isRight = await isPassword(password, account?.password_hash ?? decoy)
    if (!account || !isRight) return refuse(reply, 401, 'wrong_credentials', 'Email or password is wrong.')
    const { sessionId, token } = await startSession(db, account.account_id, device)
    reply.header('set-cookie', cookieOf(token))
    return reply.code(201).send({ accountId: account.account_id, sessionId })
  })

  /** A handler for people who are signed in. */
  const signedIn = (handle) => async (request, reply) => {
    const session = await sessionOf(db, request.headers.cookie)
    if (!session) return refuse(reply, 401, 'not_signed_in', 'Sign in first.')
    return handle(request, reply, session)
  }

  app.get('/v1/sessions', signedIn(async (request, reply, { accountId, sessionId }) => {
    const { rows } = await db.query(
      `select session_id as "sessionId", device, session_id = $2 as "isCurrent" from sessions
       where account_id = $1 and expires_at > now() order by session_id`,
      [accountId, sessionId],
    )
    return { sessions: rows }
  }))

  app.delete('/v1/sessions/:sessionId', signedIn(async (request, reply, { accountId }) => {
    const { rows } = await db.query(
      'delete from sessions where session_id::text = $1 and account_id = $2 returning session_id',
      [request.params.sessionId, accountId],
    )
    if (rows.length === 0) return refuse(reply, 404, 'not_found', 'There is no such session.')
    return reply.code(204).send()
  }))

  app.put('/v1/password', signedIn(async (request, reply, { accountId, sessionId }) => {
    const wish = NewPassword.safeParse(request.body)
    if (!wish.success) return refuse(reply, 400, 'invalid_request', wish.error.issues[0].message)
    const { rows } = await db.query('select password_hash from accounts where account_id = $1', [accountId])
    const isRight = await isPassword(wish.data.current, rows[0].password_hash)
    if (!isRight) return refuse(reply, 401, 'wrong_credentials', 'The current password is wrong.')
    const hash = await hashPassword(wish.data.next)
    await db.transaction(async (tx) => {
      await tx.query('update accounts set password_hash = $2 where account_id = $1', [accountId, hash])
      await tx.query('delete from sessions where account_id = $1 and session_id <> $2', [accountId, sessionId])
    })
    return reply.code(204).send()
  }))

  return app
}
