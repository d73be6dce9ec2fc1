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

/** What the server printed of the newest email with a secret to this address. */
async function printedFor(address: string, pattern: RegExp): Promise<string> {
  const find = (log: string) => {
    const [, ...emails] = log.split(`--- Email to ${address}:`)
    return emails.at(-1)?.split('--- End of email')[0]!.match(pattern)
  }
  const read = async () => find(await readFile(process.env['E2E_SERVER_LOG']!, 'utf8'))?.at(-1)
  await expect.poll(read).toBeTruthy()
  return (await read())!
}

/** The path of the link to choose a password. */
export const resetLinkFor = (address: string) => printedFor(address, /\/reset-password#[\w-]+/)

/** The path of the link that confirms a new email address. */
export const newAddressLinkFor = (address: string) => printedFor(address, /\/confirm-email#[\w-]+/)

/** The path of the link that confirms the weekly summary. */
export const confirmLinkFor = (address: string) => printedFor(address, /\/progress\/confirm\/[\w-]+/)

/** The path of the link that confirms the application of a company. */
export const companyLinkFor = (address: string) => printedFor(address, /\/hiring\/confirm\/[\w-]+/)

/** The code that confirms an address. */
export const emailCodeFor = (address: string) => printedFor(address, /^\d{6}$/m)
