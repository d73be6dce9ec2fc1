import net from 'node:net'
import type { SmtpOptions } from './mailer.ts'
import { isLocalHost, isPublicHost } from './security/public-address.ts'
import { publicLookup, type Resolve, resolveName } from './security/public-lookup.ts'

/** An email server as staff enter it in the settings. */
export type MailServer = {
  host: string
  port: number
  security: 'tls' | 'starttls'
  /** Empty: it needs no login. */
  user: string
  password: string
  senderName: string
  senderAddress: string
}

/** Nothing else on another machine is a mail server. */
const mailPorts = [25, 465, 587, 2525]

export type MailTarget = Pick<MailServer, 'host' | 'port'>

/** What is wrong with a server that staff entered; null: we connect to it. Its name is checked again when resolved. */
export function mailServerProblem({ host, port }: MailTarget, allowsLocal: boolean): Record<string, string> | null {
  if (allowsLocal && isLocalHost(host)) return null
  if (!isPublicHost(host)) {
    const problem =
      'Enter a server that is reachable from the internet. One in your own network is set on our server, as SMTP_URL.'
    return { host: problem }
  }
  return mailPorts.includes(port) ? null : { port: `Enter one of the ports for email: ${mailPorts.join(', ')}` }
}

const connectMs = 5_000

type Connecting = { allowsLocal: boolean; resolve?: Resolve }
type Connected = (error: Error | null, options?: { connection: net.Socket }) => void

/** Connects only to public addresses: staff choose the host, and our own network isn't theirs. */
export function mailServerOptions(server: MailServer, { allowsLocal, resolve = resolveName }: Connecting): SmtpOptions {
  const { host, port, security, user, password } = server
  const isLocal = allowsLocal && isLocalHost(host)
  const connect = (done: Connected) => {
    const problem = mailServerProblem(server, allowsLocal)
    if (problem) return done(new Error(Object.values(problem)[0]))
    const socket = net.connect({ host, port, ...(!isLocal && { lookup: publicLookup(resolve) }) })
    const fail = (error: Error) => {
      socket.destroy()
      done(error)
    }
    socket.setTimeout(connectMs, () => fail(Object.assign(new Error('No connection'), { code: 'ETIMEDOUT' })))
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.removeAllListeners()
      done(null, { connection: socket })
    })
  }
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: !isLocal,
    ...(user !== '' && { auth: { user, pass: password } }),
    getSocket: (_options, done) => connect(done),
  }
}
