import { afterAll, beforeEach, expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { createLog } from '#server/kit/log.ts'
import { newEmail, newPerson, testPassword } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'

let written = ''
const home = await testApp()
const app = await home.another({}, createLog({ logLevel: 'info' }, { write: (line) => void (written += line) }))
beforeEach(() => void (written = ''))
afterAll(async () => {
  await app.close()
  await home.close()
})

type Line = { level: number; msg: string; person?: number; unknown?: string; refusal?: string }
const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const refused = () => lines().filter(({ msg }) => msg === 'sign-in refused')
const signIn = (email: string, password: string) => app.call(null, login, { body: { email, password } })

test('logs a wrong password with the account id and without what was typed', async () => {
  const { id, email } = await newPerson(home.db)
  expect((await signIn(email, 'monsoon in kochi')).http).toBe(401)
  expect(refused()).toMatchObject([{ level: 40, person: id, errorCode: 'not_signed_in' }])
  expect(written).not.toMatch(new RegExp(`monsoon|kochi|${email}`))
})

test('logs blocked and rate-limited accounts', async () => {
  const blocked = await newPerson(home.db, { blockedAt: new Date() })
  await signIn(blocked.email, testPassword)
  expect(refused()).toMatchObject([{ person: blocked.id, errorCode: 'not_allowed' }])
  written = ''
  const { id, email } = await newPerson(home.db)
  for (let time = 0; time < 11; time++) await signIn(email, 'wrong')
  expect(refused().map(({ person }) => person)).toEqual(Array(11).fill(id))
  expect(refused().at(-1)).toMatchObject({ errorCode: 'too_many_requests' })
})

test('logs attempts on unknown addresses without the address', async () => {
  const [one, other] = [newEmail(), newEmail()]
  for (const email of [one, one, other]) expect((await signIn(email, testPassword)).http).toBe(401)
  const tags = refused().map((line) => line.unknown)
  expect(tags[0]).toMatch(/^[\w-]{16}$/)
  expect(tags[1]).toBe(tags[0])
  expect(tags[2]).not.toBe(tags[0])
  expect(refused().every(({ person }) => person === undefined)).toBe(true)
  expect(written).not.toContain(one.split('@', 1)[0])
})

test('does not log successful logins', async () => {
  const { id, email } = await newPerson(home.db)
  expect((await signIn(email, testPassword)).http).toBe(200)
  expect(refused()).toEqual([])
  expect(lines()).toContainEqual(expect.objectContaining({ msg: 'signed in', person: id }))
})
