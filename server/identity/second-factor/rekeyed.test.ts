import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import type { Env } from '#server/kit/env.ts'
import { eq } from '#server/kit/db/orm.ts'
import { secrets } from '#server/kit/tables.ts'
import { testPassword } from '#server/testing/makers.ts'
import { appCode, setUpFactor } from '#server/testing/second-factor.ts'
import { sharedApp, testApp } from '#server/testing/test-app.ts'
import { isFull } from '#server/testing/scale.ts'

const [first, second, third] = ['the first secret', 'the second one', 'and a third'].map((secret) =>
  secret.padEnd(40, '.'),
)

const app = await sharedApp({ appSecret: first! })

type Instance = Awaited<ReturnType<typeof app.another>>

/** Starts an instance with these secrets and stops it afterwards. */
async function started<Answer>(env: Partial<Env>, act: (instance: Instance) => Promise<Answer>): Promise<Answer> {
  const instance = await app.another(env)
  try {
    return await act(instance)
  } finally {
    await instance.close()
  }
}

const signIn = async (through: Pick<Instance, 'call'>, email: string, code: string) =>
  (await through.call(null, login, { body: { email, password: testPassword, code } })).http

const someone = async () => {
  const person = await app.newActor('admin')
  return { ...person, ...(await setUpFactor(app, person)) }
}

test('rotates the secret, and every factor and recovery code keeps working', async () => {
  const [one, two, three] = [await someone(), await someone(), await someone()]
  // The first instance re-encrypts the keys; the other finds it done.
  const env = { appSecret: second!, previousAppSecret: first! }
  const twins = await Promise.all([app.another(env), app.another(env)])
  expect(await signIn(twins[0], one.email, appCode(one.secret))).toBe(200)
  expect(await signIn(twins[1], one.email, one.recoveryCodes[0]!)).toBe(200)
  for (const twin of twins) await twin.close()

  // Then without the former secret, and rotated once more.
  await started({ appSecret: second! }, async (later) => {
    expect(await signIn(later, two.email, appCode(two.secret))).toBe(200)
    expect(await signIn(later, two.email, two.recoveryCodes[0]!)).toBe(200)
  })
  await started({ appSecret: third!, previousAppSecret: second! }, async (later) => {
    expect(await signIn(later, three.email, appCode(three.secret))).toBe(200)
    expect(await signIn(later, three.email, three.recoveryCodes[0]!)).toBe(200)
    const fresh = await app.newActor('admin')
    const { secret } = await setUpFactor(later, fresh)
    expect(await signIn(later, fresh.email, appCode(secret, 1))).toBe(200)
  })
  // Restored for the next tests.
  await started({ appSecret: first!, previousAppSecret: third! }, async () => {})
})

test('rejects a wrong former secret and changes nothing', async () => {
  const storedKeys = () => app.db.select().from(secrets).where(eq(secrets.name, 'keys'))
  const before = await storedKeys()
  await expect(app.another({ appSecret: second!, previousAppSecret: third! })).rejects.toThrow(
    /^APP_SECRET_PREVIOUS is not the previous secret/,
  )
  expect(await storedKeys()).toEqual(before)
})

const wrongSecret = /^APP_SECRET is not the one this academy has used so far: set that one again, /

test('refuses to start with a wrong secret, and loses nothing', async () => {
  const me = await someone()
  for (const appSecret of [second!, null]) await expect(app.another({ appSecret })).rejects.toThrow(wrongSecret)
  await started({ appSecret: second!, previousAppSecret: first! }, async (right) =>
    expect(await signIn(right, me.email, appCode(me.secret))).toBe(200),
  )
  await started({ appSecret: first!, previousAppSecret: second! }, async () => {})
})

test.runIf(isFull)(
  'while the secret is changed, an instance that still has the old one can restart; not after that',
  async () => {
    const [one, two] = [await someone(), await someone()]
    await started({ appSecret: second!, previousAppSecret: first! }, async () => {})
    await started({ appSecret: first! }, async (old) =>
      expect(await signIn(old, one.email, appCode(one.secret))).toBe(200),
    )
    await started({ appSecret: second!, previousAppSecret: first! }, async () => {})
    await started({ appSecret: second! }, async (changed) =>
      expect(await signIn(changed, two.email, appCode(two.secret))).toBe(200),
    )
    await expect(app.another({ appSecret: first! })).rejects.toThrow(wrongSecret)
    await started({ appSecret: first!, previousAppSecret: second! }, async () => {})
  },
)

test.runIf(isFull)('an academy that generated its secret can get one of its own', async () => {
  const academy = await testApp()
  const before = academy.deps.keys
  const configured = await academy.another({ appSecret: second! })
  expect(configured.deps.keys).toEqual(before)
  await configured.close()
  await academy.close()
})

test('the keys are encrypted in the database', async () => {
  const [row] = await app.db.select().from(secrets).where(eq(secrets.name, 'keys'))
  for (const key of Object.values(app.deps.keys)) {
    expect(row!.value).not.toContain(key.toString('base64url'))
    expect(Buffer.from(row!.value, 'base64url').includes(key)).toBe(false)
  }
})
