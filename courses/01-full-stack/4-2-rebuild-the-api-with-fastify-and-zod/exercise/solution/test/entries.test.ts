import assert from 'node:assert/strict'
import test from 'node:test'
import { createApp } from '../src/app.ts'

const rice = {
  id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11',
  customerId: 'c3',
  kind: 'credit',
  paise: 104200,
  note: 'Rice 10 kg',
  on: '2026-04-02',
}
type App = ReturnType<typeof createApp>
const post = (app: App, payload: object) => app.inject({ method: 'POST', url: '/entries', payload })
const balanceOf = async (app: App, id: string) => {
  const customers = (await app.inject('/customers')).json<{ id: string; paise: number }[]>()
  return customers.find((one) => one.id === id)?.paise
}

test('a credit raises the balance of its customer, and a payment lowers it', async () => {
  const app = createApp()
  assert.equal((await post(app, rice)).statusCode, 201)
  await post(app, { ...rice, id: '00000000-0000-4000-8000-000000000001', kind: 'payment', paise: 50000 })
  assert.equal(await balanceOf(app, 'c3'), 54200)
  assert.equal(await balanceOf(app, 'c1'), 0)
})

test('400: names the field that is wrong', async () => {
  const app = createApp()
  for (const paise of [40.5, 0, -5, '40']) {
    const response = await post(app, { ...rice, paise })
    assert.equal(response.statusCode, 400)
    const { code, field } = response.json()
    assert.deepEqual({ code, field }, { code: 'invalid', field: 'paise' })
  }
})

test('400: refuses a field that nobody asked for', async () => {
  const response = await post(createApp(), { ...rice, settled: true })
  assert.equal(response.statusCode, 400)
  assert.equal(response.json().code, 'invalid')
})

test('400: invalid JSON has the same format', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await createApp().inject({ method: 'POST', url: '/entries', headers, payload: '{"id":' })
  assert.equal(response.statusCode, 400)
  assert.deepEqual(Object.keys(response.json()).toSorted(), ['code', 'field', 'message'])
})

test('404: an unknown customer, and an unknown address', async () => {
  const app = createApp()
  const response = await post(app, { ...rice, customerId: 'c9' })
  assert.equal(response.statusCode, 404)
  assert.equal(response.json().code, 'unknown_customer')
  assert.equal(response.json().field, 'customerId')
  assert.equal((await app.inject('/bills')).json().code, 'not_found')
})

test('the same entry sent twice counts once', async () => {
  const app = createApp()
  await post(app, rice)
  const again = await post(app, rice)
  assert.equal(again.statusCode, 200)
  assert.equal(await balanceOf(app, 'c3'), 104200)
})

test('409: another entry with the same id changes nothing', async () => {
  const app = createApp()
  await post(app, rice)
  for (const change of [{ paise: 1 }, { note: 'Sugar' }]) {
    const response = await post(app, { ...rice, ...change })
    assert.equal(response.statusCode, 409)
    assert.equal(response.json().code, 'id_taken')
    assert.equal(response.json().field, 'id')
    assert.equal(await balanceOf(app, 'c3'), 104200)
  }
})
