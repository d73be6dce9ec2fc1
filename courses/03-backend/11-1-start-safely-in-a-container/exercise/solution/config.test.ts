import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from './src/config.ts'

const good = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:password@db:5432/seatfinder',
  SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
  WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
}
const problemsOf = (env: Record<string, string | undefined>) => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
test('accepts good settings and fills in harmless defaults', () => {
  assert.equal(readConfig(good).port, 3000)
})
test('lists every problem at once', () => {
  const text = problemsOf({ NODE_ENV: 'production', PORT: '80a', LOG_LEVEL: 'loud' })
  for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SESSION_SECRET', 'WEBHOOK_SECRET']) assert.match(text, new RegExp(name))
})
test('refuses weak, known and equal secrets, and the superuser', () => {
  assert.match(problemsOf({ ...good, SESSION_SECRET: 'practice-secret' }), /too weak/)
  assert.match(problemsOf({ ...good, WEBHOOK_SECRET: good.SESSION_SECRET }), /must differ/)
  assert.match(problemsOf({ ...good, DATABASE_URL: 'postgres://postgres:x@db/seatfinder' }), /superuser/)
})
test('never shows a value', () => {
  const text = problemsOf({ ...good, SESSION_SECRET: 'tiny-but-private', DATABASE_URL: 'mysql://app:secret@db/x', PORT: 'private-port' })
  assert.doesNotMatch(text, /private|secret@/)
})
test('the process ends with code 1 and says why', () => {
  const result = spawnSync(process.execPath, [fileURLToPath(new URL('src/server.ts', import.meta.url))], { env: { PATH: process.env.PATH }, encoding: 'utf8' })
  assert.equal(result.status, 1)
  assert.match(result.stderr, /The settings have 3 problem\(s\)/)
})
