import type { BodyOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type {
  EmailServer,
  EmailServerDraft,
  getEmailServer,
  saveEmailServer,
  testEmailServer,
} from '#contract/site/email-server.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Env } from '#server/kit/env.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { type MailServer, mailServerOptions, mailServerProblem } from '#server/kit/mail-server.ts'
import { createMailer, type Mailer, mailerOf, sendTest } from '#server/kit/mailer.ts'
import {
  changeConnection,
  type Confirmed,
  openConnection,
  readSettings,
  savedConnection,
  savedSecret,
} from '#server/site/index.ts'
import { bulkEmailQueue } from '../emails.service.ts'
import { queuedEmailIds, recentEmails } from '../emails.store.ts'
import { emailServerNow, testEmail } from '../texts.ts'
import { configOf, missingServerPassword, passwordFor, problemText, serverOfUrl } from './rules.ts'

const name = 'emailServer'

export async function emailServerStatus(db: Db, tools: Tools): Promise<ReplyOf<typeof getEmailServer>> {
  const { smtpUrl, emailFrom } = tools.env
  const recent = Object.fromEntries(await recentEmails(db))
  const counts = { queued: recent['queued'] ?? 0, stored: recent['stored'] ?? 0 }
  if (smtpUrl)
    return { isFixed: true, server: serverOfUrl(smtpUrl, emailFrom), password: null, isReadable: true, ...counts }
  const [row, open] = await Promise.all([savedConnection(db, name), openConnection<EmailServer>(db, tools, name)])
  const password = row && open?.config.user ? savedSecret(row) : null
  return {
    isFixed: false,
    server: open?.config ?? null,
    password,
    isReadable: !open || open.secrets !== null,
    ...counts,
  }
}

const allowsLocal = ({ isProduction }: Env) => !isProduction

function assertChangeable({ smtpUrl }: Env) {
  if (smtpUrl) throw conflict('SMTP_URL on our server sets the email server, so it can’t be changed here.')
}

function assertReachable(draft: EmailServerDraft, env: Env) {
  const problem = mailServerProblem(draft, allowsLocal(env))
  if (problem) throw invalid(problem)
}

type Save = Confirmed & { draft: Omit<BodyOf<typeof saveEmailServer>, 'password' | 'code'> }

/** What waits in the outbox is sent with it at once. */
export async function setEmailServer(db: Db, tools: Tools, { draft, ...confirmed }: Save): Promise<void> {
  assertChangeable(tools.env)
  assertReachable(draft, tools.env)
  await changeConnection(db, tools, {
    ...confirmed,
    name,
    next: (before) => {
      const saved = before && { config: before.config as EmailServer, secrets: before.secrets }
      const password = passwordFor(draft, saved)
      if (password === null) throw invalid(missingServerPassword)
      return { config: configOf(draft), secrets: { password }, told: emailServerNow(draft) }
    },
    afterwards: async (db) => {
      const waiting = (await queuedEmailIds(db)).map((emailId) => ({ emailId }))
      await tools.jobs.addAll(db, bulkEmailQueue, waiting)
    },
  })
}

export async function dropEmailServer(db: Db, tools: Tools, confirmed: Confirmed): Promise<void> {
  assertChangeable(tools.env)
  await changeConnection(db, tools, { ...confirmed, name, next: () => null })
}

const testMs = 25_000

type Test = { actor: Actor; draft: EmailServerDraft }

/** Sends an email to the person who asks, with what is in the form. Nothing of it is saved. */
export async function tryEmailServer(
  db: Db,
  tools: Tools,
  { actor, draft }: Test,
): Promise<ReplyOf<typeof testEmailServer>> {
  assertChangeable(tools.env)
  assertReachable(draft, tools.env)
  const password = passwordFor(draft, await openConnection<EmailServer>(db, tools, name))
  if (password === null) throw invalid(missingServerPassword)
  const [{ email: to }, school] = [(await personById(db, actor.id))!, await readSettings(db)]
  const server = { ...configOf(draft), password }
  try {
    await sendTest(optionsOf(server, tools.env), senderOf(server), { to, ...testEmail(school.name) }, testMs)
    return { isSent: true, report: `Sent to ${to}. Look in your inbox, and in the spam folder.` }
  } catch (error) {
    return { isSent: false, report: problemText(error, draft) }
  }
}

const optionsOf = (server: MailServer, env: Env) => mailServerOptions(server, { allowsLocal: allowsLocal(env) })
const senderOf = ({ senderName, senderAddress }: MailServer) => ({ name: senderName, address: senderAddress })

type Mailers = (db: Db) => Promise<Mailer | null>

/** The mailer for the server that is set now, in every instance: the environment's, or what staff entered. */
export function createMailers(tools: Tools): Mailers {
  const fixed = createMailer(tools.env)
  let last: { savedAt: number; mailer: Mailer } | null = null
  return async (db) => {
    if (fixed) return fixed
    const open = await openConnection<EmailServer>(db, tools, name)
    const savedAt = open?.savedAt.getTime() ?? null
    if (last && last.savedAt !== savedAt) {
      last.mailer.close()
      last = null
    }
    if (!open || savedAt === null) return null
    // The queue tries again until somebody enters it.
    if (!open.secrets)
      throw new Error('The password of the email server can’t be read, because APP_SECRET was replaced')
    const server = { ...open.config, password: open.secrets['password'] ?? '' }
    last ??= { savedAt, mailer: mailerOf(optionsOf(server, tools.env), senderOf(server), tools.env) }
    return last.mailer
  }
}
