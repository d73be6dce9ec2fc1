export type Config = {
  databaseUrl: string
  port: number
  sessionSecret: string
  webhookSecret: string
  logLevel: 'info' | 'debug'
  isProduction: boolean
}

const known = /practice-secret|changeme|password/i

/** Reads all settings at once. Throws one error that lists every problem, and never contains a value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const isProduction = env.NODE_ENV === 'production'
  const required = (name: string, hint: string) => {
    const value = env[name]?.trim() ?? ''
    if (value === '') problems.push(`${name} is missing: ${hint}`)
    return value
  }
  const secret = (name: string) => {
    const value = required(name, 'a random text of at least 32 characters')
    if (value !== '' && (value.length < 32 || known.test(value))) problems.push(`${name} is too weak: use at least 32 random characters`)
    return value
  }

  const databaseUrl = required('DATABASE_URL', 'such as postgres://app:…@db:5432/seatfinder')
  if (databaseUrl !== '') {
    const url = URL.parse(databaseUrl)
    if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) problems.push('DATABASE_URL is not a postgres:// address')
    else if (isProduction && url.username === 'postgres') problems.push('DATABASE_URL uses the superuser postgres: use a role of its own')
  }
  const portText = env.PORT ?? '3000'
  const port = Number(portText)
  if (!/^\d{1,5}$/.test(portText) || port < 1 || port > 65_535) problems.push('PORT must be a number from 1 to 65535')
  const logLevel = env.LOG_LEVEL ?? 'info'
  if (logLevel !== 'info' && logLevel !== 'debug') problems.push('LOG_LEVEL must be info or debug')
  if (isProduction && logLevel === 'debug') problems.push('LOG_LEVEL debug is not allowed in production')
  const sessionSecret = secret('SESSION_SECRET')
  const webhookSecret = secret('WEBHOOK_SECRET')
  if (sessionSecret !== '' && sessionSecret === webhookSecret) problems.push('SESSION_SECRET and WEBHOOK_SECRET must differ')

  if (problems.length > 0) throw new Error(`The settings have ${problems.length} problem(s):\n${problems.map((p) => `- ${p}`).join('\n')}`)
  return { databaseUrl, port, sessionSecret, webhookSecret, logLevel: logLevel as Config['logLevel'], isProduction }
}
