import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Site } from '#contract/site/settings.ts'
import { createCall } from '#web/kit/api/call.ts'
import { page } from './subscribe.page.tsx'

const call = createCall(async () => ({ http: 200, body: { status: 1, message: 'OK', data: Site.parse({}) } }))

async function referralField(query: Record<string, string>) {
  const data = await page.load(call, { params: {}, query })
  return /<input[^>]*name="referralCode"[^>]*>/.exec(renderToStaticMarkup(<page.View data={data} />))?.[0]
}

test("a friend's link comes with their code filled in, before any script runs", async () => {
  expect(await referralField({ ref: 'abcd2345' })).toContain('value="ABCD2345"')
  expect(page.freshness).toBe('by query')
})

test('without one, or with what is none, the field is empty', async () => {
  expect(await referralField({})).toContain('value=""')
  expect(await referralField({ ref: '"><script>' })).toContain('value=""')
})
