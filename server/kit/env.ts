import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { startupError } from './startup-error.ts'

/** The secret in .env.example; production rejects it. */
export const sampleSecret = 'change-me-to-a-long-random-text-of-your-own'

const flag = z.enum(['true', 'false'], "must be 'true' or 'false'").transform((text) => text === 'true')
// An empty variable in an .env file counts as not set.
const blankIsUnset = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** Unencrypted only on this machine, for tests. */
const codeHost = /^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(:\d{1,5})?$/

const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], "must be 'development' or 'production'")
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be between 0 and 65535').default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://academy.example.in' })
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().optional(),
  EMAIL_CONCURRENCY: z.coerce.number('must be a number').int().min(1).max(64, 'must be at most 64').default(8),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(9).default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60, 'must be at most 60').optional(),
  REQUEST_TIMEOUT_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0.1)
    .max(60, 'must be at most 60')
    .default(4.5),
  RUNNER: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  RUNNER_CONCURRENCY: z.coerce.number('must be a number').int().min(1).max(64, 'must be at most 64').optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  PUSH: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  GIT: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  GIT_IMPORT_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.string().regex(codeHost, 'must list addresses such as https://git.academy.example.in')))
    .default([]),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive().max(1_000_000).default(1),
  MESSAGES_PER_MINUTE: z.coerce.number('must be a number').int().min(1).max(1_000_000).default(3000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.razorpay.com' })
    .default('https://api.razorpay.com'),
  GATEWAY_KEY_ID: z.string().optional(),
  GATEWAY_KEY_SECRET: z.string().optional(),
  GATEWAY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  S3_ENDPOINT: z.url('must be an address such as https://s3.ap-south-1.amazonaws.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

export type ObjectStore = { endpoint: string; bucket: string; region: string; keyId: string; secretKey: string }

/** The payment gateway. */
export type Gateway = { url: string; keyId: string; keySecret: string; webhookSecret: string }

export type Env = ReturnType<typeof readEnv>

/** Reads the environment once; the only place that touches process.env. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = Variables.safeParse(blankIsUnset(source))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw startupError(`Invalid environment variables: ${problems.join('; ')}. See .env.example.`)
  }
  const variables = parsed.data
  const isProduction = variables.NODE_ENV === 'production'
  if (isProduction) assertSafeForProduction(variables)
  return {
    isProduction,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL ?? null,
    appSecret: variables.APP_SECRET ?? null,
    /** For the first start after the secret was changed. */
    previousAppSecret: variables.APP_SECRET_PREVIOUS ?? null,
    isDemo: variables.DEMO ?? !isProduction,
    smtpUrl: variables.SMTP_URL ?? null,
    emailFrom: variables.MAIL_FROM ?? 'Kaushal Techbridge <no-reply@kaushal.example>',
    /** How many emails at the same time; announcements and others count for themselves. */
    emailConcurrency: variables.EMAIL_CONCURRENCY,
    trustProxy: variables.TRUST_PROXY,
    drainSeconds: variables.DRAIN_SECONDS ?? (variables.TRUST_PROXY > 0 ? 5 : 0),
    requestTimeoutSeconds: variables.REQUEST_TIMEOUT_SECONDS,
    /** Whether `npm start` also starts the runner of learners' code. */
    hasRunner: variables.RUNNER === 'on',
    /** How many runs at the same time. One core is for the web server. */
    runnerConcurrency: variables.RUNNER_CONCURRENCY ?? Math.max(1, availableParallelism() - 1),
    /** Whether browsers store the areas; if not, they remove what they have stored. */
    hasServiceWorker: variables.SERVICE_WORKER === 'on',
    hasPush: variables.PUSH === 'on',
    /** Whether learners can work with Git, if it’s installed. */
    hasGit: variables.GIT === 'on',
    /** Origins that learners can import from, besides the public code hosts. */
    gitImportHosts: variables.GIT_IMPORT_HOSTS,
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    /** How fast one message goes out to its recipients. */
    messagesPerMinute: variables.MESSAGES_PER_MINUTE,
    metricsToken: variables.METRICS_TOKEN ?? null,
    logLevel: variables.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    objectStore: readObjectStore(variables),
    gatewayUrl: variables.GATEWAY_URL.replace(/\/+$/, ''),
    /** Null: what staff entered in the settings, if anything. */
    gateway: readGateway(variables),
  }
}

function assertSafeForProduction({ APP_SECRET, PUBLIC_URL, DEMO }: z.infer<typeof Variables>) {
  if (!APP_SECRET || APP_SECRET === sampleSecret) {
    throw startupError('Production needs its own APP_SECRET. Create one with `openssl rand -base64 48`.')
  }
  if (!PUBLIC_URL) throw startupError('Production needs PUBLIC_URL, the address of the academy on the web.')
  if (DEMO) throw startupError('Production does not allow the demo accounts. Remove DEMO=true.')
}

function readObjectStore(variables: z.infer<typeof Variables>): ObjectStore | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secretKey,
  } = variables
  if (!endpoint && !bucket && !keyId && !secretKey) return null
  if (endpoint && bucket && keyId && secretKey) {
    return { endpoint, bucket, keyId, secretKey, region: variables.S3_REGION }
  }
  throw startupError(
    'An object store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all of them or none.',
  )
}

function readGateway(variables: z.infer<typeof Variables>): Gateway | null {
  const {
    GATEWAY_URL: url,
    GATEWAY_KEY_ID: keyId,
    GATEWAY_KEY_SECRET: keySecret,
    GATEWAY_WEBHOOK_SECRET: webhookSecret,
  } = variables
  if (!keyId && !keySecret && !webhookSecret) return null
  if (keyId && keySecret && webhookSecret) return { url: url.replace(/\/+$/, ''), keyId, keySecret, webhookSecret }
  const missing = Object.entries({
    GATEWAY_KEY_ID: keyId,
    GATEWAY_KEY_SECRET: keySecret,
    GATEWAY_WEBHOOK_SECRET: webhookSecret,
  }).filter(([, value]) => !value)
  throw startupError(
    `Online payments also need ${missing.map(([name]) => name).join(' and ')}. Set all three variables or none.`,
  )
}
