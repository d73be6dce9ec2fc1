import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, resetPassword } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import { register } from '#contract/membership/registration.ts'
import { newPerson, newRegistration, testPassword } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { newResetLink } from './service.ts'
import { isBasedOnName, isCommon, weakness } from './weak-passwords.ts'

test.each(['password', 'Password', 'PASSWORD', 'qwertyuiop', '1234567890', 'iloveyou', 'trustno1', 'sunshine'])(
  '%s is a common password',
  (password) => expect(isCommon(password)).toBe(true),
)
test.each([testPassword, 'rain on the tin roof', 'नमस्ते दुनिया 42', 'kaushal-demo-2025', 'x'.repeat(200)])(
  '%s is not a common password',
  (password) => expect(isCommon(password)).toBe(false),
)

// Tried by every attacker in India before anything else.
test.each([
  'Rahul@123',
  'ganpati@108',
  '2024Mumbai!',
  'jaishreeram',
  'password password',
  'qwerty123!',
  '1qaz2wsx',
  'abcd1234',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcab',
  '19901990',
  '+91 98765 43210',
  '15-08-1947',
  '9876543210a',
  'P@ssw0rd',
  'Pass word 1',
])('%s is weak', (password) => expect(weakness(password, [])).toMatch(/^Choose /))
test.each([
  'rain on the tin roof',
  'नमस्ते दुनिया 42',
  'blue-mango-77',
  'x9$kQ2!p',
  'meena likes old maps',
  'dekhoapnadesh',
])('%s is accepted', (password) => expect(weakness(password, [])).toBeNull())

const about = ['meena.devi98@example.in', 'Meena', 'Devi', 'meena']
test.each(['meena1998', 'Meena@Devi', 'Kaushal@123', 'techbridge', 'MeenaKaushal!', 'devi.meena.1'])(
  '%s is based on the name of the person or the school',
  (password) => expect(isBasedOnName(password, about)).toBe(true),
)
test.each(['meena likes old maps', 'kaushal-demo-2025', 'short but own', '12345abc'])(
  '%s is not based on a name',
  (password) => expect(isBasedOnName(password, about)).toBe(false),
)

describe('a weak password', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => void (app = await testApp({ rateLimitFactor: 100 })))
  afterAll(() => app.close())

  test('is rejected at registration', async () => {
    for (const password of ['password1', 'Techbridge1']) {
      const answer = await app.call(null, register, { body: newRegistration({ password }) })
      expect(answer).toMatchObject({
        http: 400,
        body: { fields: { password: expect.stringContaining('Choose a') } },
      })
    }
  })

  test('is rejected when changing the password', async () => {
    const { email } = await newPerson(app.db)
    const me = (await app.call(null, login, { body: { email, password: testPassword } })).body.data
    const body = { currentPassword: testPassword, newPassword: 'iloveyou' }
    expect(await app.call(me, changePassword, { body })).toMatchObject({
      http: 400,
      body: { fields: { newPassword: expect.any(String) } },
    })
    expect((await app.call(null, login, { body: { email, password: testPassword } })).http).toBe(200)
  })

  test('is rejected when resetting the password, and the link stays valid', async () => {
    const { id } = await newPerson(app.db, { firstName: 'Lakshmi' })
    const [, resetToken] = (await newResetLink(app.db, 'http://academy', id)).split('#')
    const choose = (newPassword: string) => app.call(null, resetPassword, { body: { resetToken, newPassword } })
    expect(await choose('lakshmi123')).toMatchObject({
      http: 400,
      body: { fields: { newPassword: expect.any(String) } },
    })
    expect((await choose('rain on the tin roof')).http).toBe(200)
  })
})
