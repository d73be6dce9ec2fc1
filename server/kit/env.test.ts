import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'a-secret-of-our-own-that-is-long-enough',
  PUBLIC_URL: 'https://academy.example.in/',
}

test('every variable has a default in development', () => {
  expect(readEnv({})).toMatchObject({
    isProduction: false,
    port: 3000,
    isDemo: true,
    databaseUrl: null,
    logLevel: 'warn',
  })
})

test('.env.example lists every variable and is valid', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(() => readEnv(example)).not.toThrow()
  const source = readFileSync('server/kit/env.ts', 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!)
  expect(Object.keys(example).toSorted()).toEqual(read.toSorted())
})

test('accepts production with its own secret and address', () => {
  expect(readEnv(production)).toMatchObject({
    isProduction: true,
    isDemo: false,
    publicUrl: 'https://academy.example.in',
  })
})

test.each([
  [{}, 0],
  [{ TRUST_PROXY: '1' }, 5],
  [{ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '12' }, 12],
])('with %o the drain time is %i s', (set, seconds) => {
  expect(readEnv(set).drainSeconds).toBe(seconds)
})

test.each([
  [{ PORT: 'eighty' }, /PORT must be a number/],
  [{ PORT: '99999' }, /PORT must be between/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL must look like postgres:/],
  [{ DRAIN_SECONDS: '900' }, /DRAIN_SECONDS must be at most 60/],
  [{ SMTP_URL: 'email.example.in' }, /SMTP_URL must look like smtp:/],
  [{ DEMO: 'yes' }, /DEMO must be 'true' or 'false'/],
  [{ APP_SECRET: 'short' }, /APP_SECRET must have at least 32 characters/],
  [{ APP_SECRET_PREVIOUS: 'short' }, /APP_SECRET_PREVIOUS must have at least 32 characters/],
  [{ S3_BUCKET: 'files' }, /An object store needs S3_ENDPOINT/],
  [{ GATEWAY_KEY_ID: 'rzp_live_1', GATEWAY_WEBHOOK_SECRET: 'x'.repeat(16) }, /also need GATEWAY_KEY_SECRET\. Set all/],
  [{ ...production, APP_SECRET: undefined }, /Production needs its own APP_SECRET/],
  [{ ...production, APP_SECRET: 'change-me-to-a-long-random-text-of-your-own' }, /Production needs its own APP_SECRET/],
  [{ ...production, PUBLIC_URL: '' }, /Production needs PUBLIC_URL/],
  [{ ...production, DEMO: 'true' }, /Production does not allow the demo accounts/],
])('rejects %o', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message)
})
