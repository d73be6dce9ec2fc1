import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Site } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './subscribe.page.tsx'

const call = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: Site.parse({}) } }))

async function referralField(query: Record<string, string>) {
  const data = await page.load(call, { params: {}, query, isHttps: false })
  return /<input[^>]*name="referralCode"[^>]*>/.exec(renderToStaticMarkup(<page.View data={data} />))?.[0]
}

test("fills in the referral code of a friend's link in the server-rendered page", async () => {
  expect(await referralField({ ref: 'abcd2345' })).toContain('value="ABCD2345"')
  expect(page.freshness).toBe('by query')
})

test('leaves the referral code empty without a valid one in the link', async () => {
  expect(await referralField({})).toContain('value=""')
  expect(await referralField({ ref: '"><script>' })).toContain('value=""')
})

test('asks for the state without JavaScript if the school has a GSTIN, and keeps what was chosen', async () => {
  const site = Site.parse({ asksForState: true })
  const gstCall = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: site } }))
  const post = async (fields: Record<string, string>) => {
    const data = await page.post!(gstCall, { params: {}, query: {}, isHttps: false, fields })
    return renderToStaticMarkup(<page.View data={data} />)
  }
  expect(await post({ fullName: 'Ravi' })).toContain('Choose your state</span>')
  const chosen = await post({ fullName: 'Ravi', stateCode: '29' })
  expect(chosen).not.toContain('Choose your state</span>')
  expect(chosen).toContain('<option value="29" selected="">Karnataka</option>')
})

test('offers the online payment first and keeps coupon and referral code when changing to a transfer', async () => {
  const site = Site.parse({ takesOnlinePayments: true })
  const answer = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: site } }))
  const render = async (query: Record<string, string>) =>
    renderToStaticMarkup(<page.View data={await page.load(answer, { params: {}, query, isHttps: false })} />)
  const online = await render({ ref: 'abcd2345' })
  expect(online).not.toContain('name="transactionId"')
  expect(online).toContain('href="/subscribe?pay=transfer&amp;ref=ABCD2345"')
  const transfer = await render({ ref: 'abcd2345', pay: 'transfer' })
  expect(transfer).toContain('name="transactionId"')
  expect(transfer).toContain('href="/subscribe?ref=ABCD2345"')
})
