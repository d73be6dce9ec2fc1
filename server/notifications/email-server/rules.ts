import type { EmailServer, EmailServerDraft } from '#contract/site/email-server.ts'
import type { MailServer } from '#server/kit/mail-server.ts'
import { PrivateAddress } from '#server/kit/security/public-lookup.ts'

/** Where the password goes: it is only used again where it was entered for. */
const targetOf = ({ host, port, security, user }: EmailServer) => JSON.stringify([host, port, security, user])

type Saved = { config: EmailServer; secrets: Record<string, string> | null }

/** The password to log in with; null if it must be entered. */
export function passwordFor({ serverPassword, ...draft }: EmailServerDraft, saved: Saved | null): string | null {
  if (serverPassword) return serverPassword
  if (draft.user === '') return ''
  return saved && targetOf(saved.config) === targetOf(draft) ? (saved.secrets?.['password'] ?? null) : null
}

export const missingServerPassword = { serverPassword: 'Enter the password of this email server' }

export const configOf = ({ host, port, security, user, senderName, senderAddress }: EmailServerDraft): EmailServer => ({
  host,
  port,
  security,
  user,
  senderName,
  senderAddress,
})

const parsedFrom = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/

/** The server of the environment, as it is shown. */
export function serverOfUrl(smtpUrl: string, emailFrom: string): EmailServer {
  const { protocol, hostname, port, username } = new URL(smtpUrl)
  const security = protocol === 'smtps:' ? 'tls' : 'starttls'
  const [, senderName = '', senderAddress = emailFrom] = parsedFrom.exec(emailFrom) ?? []
  const usual = security === 'tls' ? 465 : 587
  return {
    host: hostname,
    port: Number(port) || usual,
    security,
    user: decodeURIComponent(username),
    senderName,
    senderAddress,
  }
}

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'EDNS', 'ENONAME', 'ESERVFAIL', 'EBADNAME', 'EAI_AGAIN'])
const noAnswer = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ESOCKET', 'ECONNRESET', 'ECONNECTION'])

type MailError = { code?: string; originalCode?: string; command?: string; message?: string }
type Tried = Pick<MailServer, 'host' | 'port' | 'senderAddress'>

/** Why a test email wasn't sent, and what to do. Nothing that the server answered: it may be any server. */
export function problemText(error: unknown, { host, port, senderAddress }: Tried): string {
  const { code = '', originalCode = '', command = '', message = '' } = error as MailError
  if (error instanceof PrivateAddress)
    return `${host} leads into a private network. Enter a server that is reachable from the internet.`
  if ([code, originalCode].some((known) => unknownHost.has(known)))
    return `We can’t find a server called ${host}. Check the spelling.`
  if (code === 'ECONNREFUSED') return `${host} doesn’t accept connections on port ${port}. Check the port.`
  if (/certificate|altname|self.signed/i.test(message))
    return `The certificate of ${host} isn’t valid, so the connection isn’t safe. Check the name of the server, or ask who runs it.`
  if (/wrong version number|ssl3_|packet length/i.test(message))
    return `${host} speaks without TLS on port ${port}. Choose STARTTLS, or the port for TLS, usually 465.`
  if (code === 'ETLS')
    return `${host} doesn’t offer encryption on port ${port}. Choose TLS, or another port, usually 587.`
  if (code === 'EAUTH') return `${host} refused the user or the password. Some providers need an app password.`
  if (code === 'EENVELOPE' && /\bMAIL FROM\b/.test(command))
    return `${host} doesn’t send emails from ${senderAddress}. Use an address that belongs to your account there.`
  if (code === 'EENVELOPE') return `${host} doesn’t send emails to your address. It may need a user and a password.`
  if (code === 'EMESSAGE') return `${host} refused the email itself. Ask who runs the server.`
  if (noAnswer.has(code))
    return `${host} didn’t answer on port ${port} as an email server does. Check server, port and security.`
  return `${host} answered in a way we don’t understand. Check server, port and security.`
}
