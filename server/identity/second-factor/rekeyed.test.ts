import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import type { Env } from '#server/kit/env.ts'
import { eq } from '#server/kit/db/orm.ts'
import { secrets } from '#server/kit/tables.ts'
import { testPassword } from '#server/testing/makers.ts'
import { appCode, setUpFactor } from '#server/testing/second-factor.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const [first, second, third] = ['the first secret', 'the second one', 'and a third'].map((words) =>
  words.padEnd(40, '.'),
)

const app = await sharedApp({ appSecret: first! })

type Instance = Awaited<ReturnType<typeof app.another>>

/** An instance that was started with these secrets, for as long as it is needed. */
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

test('a secret is changed with the former beside it once, and every factor and recovery code goes on', async () => {
  const [one, two, three] = [await someone(), await someone(), await someone()]
  // The one that is started first locks them anew; another at the same moment finds that done.
  const env = { appSecret: second!, previousAppSecret: first! }
  const twins = await Promise.all([app.another(env), app.another(env)])
  expect(await signIn(twins[0], one.email, appCode(one.secret))).toBe(200)
  expect(await signIn(twins[1], one.email, one.recoveryCodes[0]!)).toBe(200)
  for (const twin of twins) await twin.close()

  // From then on without the former; and changed once more.
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
  // As it was, for the tests after this one.
  await started({ appSecret: first!, previousAppSecret: third! }, async () => {})
})

test('a wrong former secret is told in a sentence, and nothing is changed by it', async () => {
  const kept = () => app.db.select().from(secrets).where(eq(secrets.name, 'keys'))
  const before = await kept()
  await expect(app.another({ appSecret: second!, previousAppSecret: third! })).rejects.toThrow(
    /^APP_SECRET_PREVIOUS is not the previous secret/,
  )
  expect(await kept()).toEqual(before)
})

test('started without the former one by mistake, it loses nothing: with it everything opens again', async () => {
  const me = await someone()
  await started({ appSecret: second! }, async (wrong) => expect(await signIn(wrong, me.email, '123456')).toBe(403))
  await started({ appSecret: second!, previousAppSecret: first! }, async (right) =>
    expect(await signIn(right, me.email, appCode(me.secret))).toBe(200),
  )
  await started({ appSecret: first!, previousAppSecret: second! }, async () => {})
})

test('the keys are not in the database as they are', async () => {
  const [row] = await app.db.select().from(secrets).where(eq(secrets.name, 'keys'))
  for (const key of Object.values(app.deps.keys)) {
    expect(row!.value).not.toContain(key.toString('base64url'))
    expect(Buffer.from(row!.value, 'base64url').includes(key)).toBe(false)
  }
})
