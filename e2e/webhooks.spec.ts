import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoPassword, expect, expectAccessible, signIn, test } from './support.ts'

test('an admin adds an endpoint, reads its secret, sends a test and replays it @full', async ({ page, mayFail }) => {
  // The address that is refused.
  mayFail(/status of 400/)
  let status = 500
  const ids: unknown[] = []
  const receiver = createServer((request, reply) => {
    ids.push(request.headers['webhook-id'])
    reply.writeHead(status).end('Hello')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo

  await signIn(page, 'admin', '/admin/webhooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/')
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(dialog.getByText('Choose at least one event')).toBeVisible()
  await dialog.getByLabel('Certificate issued').check()
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://localhost:${port}/hooks`)
  await dialog.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(page.getByRole('heading', { name: `localhost:${port}` })).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Show secret' }).click()
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Show secret' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Send a test' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Test' })
  await expect(page.getByText(/Deliveries have been failing since/)).toBeVisible({ timeout: 15_000 })
  status = 200
  // The first repetition comes after five seconds.
  await expect(row.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 20_000 })
  await row.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByText('Attempt 1: It answered 500')).toBeVisible()
  await expect(dialog.getByText('Attempt 2: It answered 200')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  receiver.close()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete endpoint' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
})
