export type Config = {
  databaseUrl: string
  port: number
  sessionSecret: string
  webhookSecret: string
  logLevel: 'info' | 'debug'
  isProduction: boolean
}

/**
 * Reads DATABASE_URL (postgres:// or postgresql://), PORT (1 to 65535; 3000 if absent), LOG_LEVEL (info or debug; info if
 * absent), SESSION_SECRET, WEBHOOK_SECRET and NODE_ENV.
 * Throws one error that lists every problem by name, and never contains a value.
 * A secret has at least 32 characters and contains none of the known words practice-secret, changeme and password.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Write your code here. This accepts everything.
  return {
    databaseUrl: env.DATABASE_URL ?? '',
    port: Number(env.PORT),
    sessionSecret: env.SESSION_SECRET ?? 'practice-secret',
    webhookSecret: env.WEBHOOK_SECRET ?? 'practice-secret',
    logLevel: 'info',
    isProduction: env.NODE_ENV === 'production',
  }
}
