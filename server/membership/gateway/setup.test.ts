import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createOrder } from '#contract/membership/gateway.ts'
import { getGateway, removeGateway, saveGateway, testGateway } from '#contract/site/gateway.ts'
import { listSettingChanges } from '#contract/site/school.ts'
import { getSite } from '#contract/site/settings.ts'
import { connections } from '#server/site/tables.ts'
import { startGateway } from '#server/testing/membership/gateway-simulator.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { testPassword } from '#server/testing/makers.ts'
import { fieldError } from '#server/testing/test-app.ts'

const gateway = await startGateway()
const desk = await moneyDesk({ gatewayUrl: gateway.config.url, rateLimitFactor: 1000 })
afterAll(gateway.close)

const { keyId, keySecret, webhookSecret } = gateway.config
const draft = { keyId, keySecret, webhookSecret }
const confirmation = { password: testPassword }
const admin = await desk.newActor('admin')
const save = (body: object = draft, who = admin) => desk.call(who, saveGateway, { body: { ...body, ...confirmation } })
const tryOut = (body: object, who = admin) => desk.call(who, testGateway, { body })
const read = () => desk.load(admin, getGateway)
const order = async () => desk.call(await desk.newActor('learner'), createOrder, { body: { amount: '399' } })
const postEvent = async () => {
  const { payload, headers } = gateway.eventOf(gateway.pay((await order()).body.data.fields.order_id))
  return (await desk.app.inject({ method: 'POST', url: '/gateway/events', payload, headers })).statusCode
}

beforeEach(() => desk.db.delete(connections))

describe('a payment gateway in the settings', () => {
  test('takes online payments from then on, in every instance, and its secrets never leave the server', async () => {
    expect(await read()).toMatchObject({ isFixed: false, keyId: null, secrets: null, lastEventAt: null })
    expect(await desk.load(null, getSite)).toMatchObject({ takesOnlinePayments: false })
    expect((await order()).http).toBe(404)

    expect((await save()).http).toBe(200)
    expect(await desk.load(null, getSite)).toMatchObject({ takesOnlinePayments: true })
    expect((await order()).body.data.fields).toMatchObject({ key_id: keyId })
    expect(await postEvent()).toBe(200)
    const shown = await read()
    expect(shown).toMatchObject({
      keyId,
      secrets: { at: expect.any(String), by: expect.any(String) },
      isReadable: true,
      webhookUrl: `${desk.env.publicUrl}/gateway/events`,
      lastEventAt: expect.any(String),
    })
    const changes = await desk.load(admin, listSettingChanges, { query: { subject: 'online-payments' } })
    expect(changes.items).toMatchObject([{ setting: 'gateway', before: null, after: { keyId } }])
    const rows = await desk.db.select().from(connections)
    for (const known of [shown, changes, rows, await desk.auditsOf('setting gateway')]) {
      expect(JSON.stringify(known)).not.toContain(keySecret)
      expect(JSON.stringify(known)).not.toContain(webhookSecret)
    }
    const [email] = await desk.emailsTo(admin.email)
    expect(email).toMatchObject({ subject: 'Payment gateway changed' })
    expect(email!.text).toContain(`the key ID ${keyId}`)
  })

  test('needs the password of who changes it, and the permission', async () => {
    expect(await desk.call(admin, saveGateway, { body: draft })).toMatchObject(fieldError('password', /password/))
    expect((await desk.call(admin, saveGateway, { body: { ...draft, password: 'not mine' } })).http).toBe(400)
    const manager = await desk.newActor('manager')
    expect((await save(draft, manager)).http).toBe(403)
    expect((await tryOut(draft, manager)).http).toBe(403)
    expect((await read()).keyId).toBeNull()
  })

  test('keeps the saved secrets, but never the secret of another key', async () => {
    expect(await save({ keyId })).toMatchObject(fieldError('keySecret', 'Enter the secret of this key'))
    expect(await save({ keyId, keySecret })).toMatchObject(
      fieldError('webhookSecret', 'Enter the webhook secret that you chose at the gateway'),
    )
    await save()
    expect((await save({ keyId, webhookSecret: 'another webhook secret' })).http).toBe(200)
    expect(await postEvent()).toBe(401)
    expect(await save({ keyId: 'rzp_test_other' })).toMatchObject(fieldError('keySecret'))
    expect(await tryOut({ keyId: 'rzp_test_other' })).toMatchObject(fieldError('keySecret'))
  })

  test.each([
    ['keyId', { keyId: 'rzp live' }, 'Enter the key ID, for example rzp_live_abc'],
    ['keySecret', { keySecret: '' }, 'Enter the key secret'],
    ['webhookSecret', { webhookSecret: 'short' }, 'Use at least 16 characters'],
  ])('refuses a wrong %s', async (field, wrong, message) => {
    expect(await save({ ...draft, ...wrong })).toMatchObject(fieldError(field, message))
  })

  test('must be entered again if APP_SECRET was replaced', async () => {
    await save()
    await desk.db.update(connections).set({ encryptedSecrets: 'sealed with another key' })
    expect(await read()).toMatchObject({ keyId, isReadable: false })
    expect((await order()).http).toBe(503)
    expect(await save({ keyId })).toMatchObject(fieldError('keySecret'))
    expect((await save()).http).toBe(200)
    expect((await order()).http).toBe(200)
  })

  test('can be removed, once', async () => {
    await save()
    const remove = (body: object = confirmation) => desk.call(admin, removeGateway, { body })
    expect((await remove({})).http).toBe(400)
    expect((await remove()).http).toBe(200)
    expect((await remove()).http).toBe(404)
    expect((await order()).http).toBe(404)
    expect(await desk.load(null, getSite)).toMatchObject({ takesOnlinePayments: false })
  })
})

describe('a test of the keys', () => {
  test('asks the gateway, and saves nothing', async () => {
    expect((await tryOut({ keyId, keySecret })).body.data).toEqual({
      works: true,
      report: 'The gateway accepts these keys. They are test keys: no real money is paid with them.',
    })
    expect((await read()).keyId).toBeNull()
  })

  test('uses the saved secret of the same key', async () => {
    await save()
    expect((await tryOut({ keyId })).body.data).toMatchObject({ works: true })
  })

  test('reports plainly what is wrong', async () => {
    expect((await tryOut({ keyId, keySecret: 'wrong' })).body.data).toEqual({
      works: false,
      report: 'The gateway refused the key ID or the key secret. Copy both again from the gateway.',
    })
    gateway.state.isDown = true
    const { body } = await tryOut({ keyId, keySecret })
    gateway.state.isDown = false
    expect(body.data).toEqual({ works: false, report: 'The gateway didn’t answer. Try again in a minute.' })
  })
})

test('the environment wins, and nothing can be changed', async () => {
  const fixed = await desk.another({ gateway: gateway.config })
  expect(await fixed.load(admin, getGateway)).toMatchObject({ isFixed: true, keyId, secrets: null, isReadable: true })
  const message = 'GATEWAY_KEY_ID on our server sets the payment gateway, so it can’t be changed here.'
  const calls = [
    fixed.call(admin, saveGateway, { body: { ...draft, ...confirmation } }),
    fixed.call(admin, removeGateway, { body: confirmation }),
    fixed.call(admin, testGateway, { body: { keyId, keySecret } }),
  ]
  for (const call of calls) expect(await call).toMatchObject({ http: 409, body: { message } })
})
