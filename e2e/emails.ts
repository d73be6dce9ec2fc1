import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { adminHeaders } from './support.ts'

/** The text of the newest email to this address, read by staff as soon as it is there. */
export async function newestEmailTo(page: Page, address: string): Promise<string> {
  const headers = await adminHeaders(page)
  let newest: { emailId: number } | undefined
  const isThere = async () => {
    const list = await page.request.get('/v1/emails', { headers, params: { search: address } })
    newest = ((await list.json()) as { data: { items: { emailId: number }[] } }).data.items[0]
    return newest !== undefined
  }
  await expect.poll(isThere).toBe(true)
  const email = await page.request.get(`/v1/emails/${newest!.emailId}`, { headers })
  return ((await email.json()) as { data: { text: string } }).data.text
}

/** The path of the link to choose a password, from the newest email to this address that the server printed. */
export async function resetLinkFor(address: string): Promise<string> {
  const linkIn = (log: string) =>
    log
      .split(`--- Email to ${address}:`)
      .at(-1)!
      .split('--- End of email')[0]!
      .match(/\/reset-password#[\w-]+/)?.[0]
  const read = async () => linkIn(await readFile(process.env['E2E_SERVER_LOG']!, 'utf8'))
  await expect.poll(read).toBeTruthy()
  return (await read())!
}
