import { Confirmation } from '../identity/second-factor.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant, line, optionalLine } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

export const MailSecurity = z.enum(['starttls', 'tls'])

/** What is shown of an email server; its password never leaves the server. */
export const EmailServer = z.object({
  host: z.string(),
  port: z.number(),
  security: MailSecurity,
  /** Empty: it needs no login. */
  user: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
})
export type EmailServer = z.infer<typeof EmailServer>

/** When a password or key was entered, and by whom. */
export const SavedSecret = z.object({ at: Instant, by: z.string().nullable() })
export type SavedSecret = z.infer<typeof SavedSecret>

const noHost = 'Enter the email server, for example smtp.example.in'
const noPort = 'Enter the port, for example 587'
const noSender = 'Enter the address that emails come from'

export const EmailServerDraft = z.strictObject({
  host: z
    .string(noHost)
    .trim()
    .toLowerCase()
    .max(253, noHost)
    .regex(/^[a-z0-9:]([a-z0-9.:-]*[a-z0-9])?$/, noHost),
  port: z.int(noPort).min(1, noPort).max(65_535, noPort),
  security: MailSecurity,
  user: optionalLine(254),
  /** Missing: the saved one stays. */
  serverPassword: z.string().max(500).optional(),
  senderName: line('the name that emails come from', 80),
  senderAddress: z.string(noSender).trim().max(254, noSender).pipe(z.email(noSender)),
})
export type EmailServerDraft = z.infer<typeof EmailServerDraft>

export const getEmailServer = endpoint('GET /v1/settings/email-server', {
  summary: 'How emails are sent, without the password',
  access: 'site:see',
  reply: z.object({
    /** Set by SMTP_URL: it can’t be changed here. */
    isFixed: z.boolean(),
    server: EmailServer.nullable(),
    /** Null if there is none, or it is set by SMTP_URL. */
    password: SavedSecret.nullable(),
    /** False if APP_SECRET was replaced: then the password must be entered again. */
    isReadable: z.boolean(),
    /** How many of the latest emails wait to be sent, and how many were only stored. */
    queued: z.number(),
    stored: z.number(),
  }),
})

export const saveEmailServer = endpoint('PUT /v1/settings/email-server', {
  summary: 'Set the server that sends emails; needs the password again, and a code if two-step verification is on',
  access: 'payee:act',
  body: EmailServerDraft.extend(Confirmation.shape),
  reply: z.null(),
})

export const removeEmailServer = endpoint('POST /v1/settings/email-server/remove', {
  summary: 'Stop sending emails; needs the same as setting the server',
  access: 'payee:act',
  body: Confirmation,
  reply: z.null(),
})

/** Longer than each step of a connection may take. */
const testSeconds = 40

export const testEmailServer = endpoint('POST /v1/settings/email-server/test', {
  summary: 'Send an email to yourself with these settings, and say in plain words what happened; nothing is saved',
  access: 'payee:act',
  limit: { times: 10, seconds: 600 },
  timeoutSeconds: testSeconds,
  body: EmailServerDraft,
  reply: z.object({ isSent: z.boolean(), report: z.string() }),
})
