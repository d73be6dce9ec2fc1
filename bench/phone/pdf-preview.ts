import type { Browser, BrowserContext, Page } from '@playwright/test'
import { makeSchool, type Member } from '../members.ts'
import type { Product } from '../product.ts'
import { print, table } from '../table.ts'
import { newPhone, newSlowTab } from './phone-browser.ts'
import { median } from './phone-report.ts'
import type { Person } from './people.ts'
import { samplePdf } from './sample-pdf.ts'
import { comeToRest } from './visit.ts'
import { watchRest } from './traffic.ts'
import { watchPage } from './watch-page.ts'

/** When the file is chosen, and the seconds that its first page may take then. */
const moments = [
  { moment: 'at once', maxSeconds: 5, isLater: false },
  { moment: 'after the page has loaded', maxSeconds: 3, isLater: true },
]
const maxKilobytes = 1024
const rounds = 3

type Preview = { seconds: number; kilobytes: number }
type Submission = { name: string; solutionId: number }
type Row = Submission & (typeof moments)[number] & { previews: Preview[] }

/** From choosing a PDF in the workbench to its first page. Returns whether all are fast enough. */
export async function measurePdfPreviews(product: Product, browser: Browser, mentor: Person): Promise<boolean> {
  const submissions = await submitPdfs(product)
  const rows = submissions.flatMap((one) => moments.map((moment): Row => ({ ...one, ...moment, previews: [] })))
  for (let round = 1; round <= rounds; round++) {
    print(`PDF previews, round ${round} of ${rounds} …`)
    for (const { solutionId, isLater, previews } of rows) {
      const phone = await newPhone(browser, product.url, mentor)
      previews.push(await preview(phone, `${product.url}/admin/reviews/${solutionId}`, isLater))
      await phone.close()
    }
  }
  const results = rows.map(({ previews, ...row }) => ({
    ...row,
    seconds: median(previews.map(({ seconds }) => seconds)),
    kilobytes: median(previews.map(({ kilobytes }) => kilobytes)),
  }))
  const cells = results.map((row) => [row.name, row.moment, row.seconds.toFixed(2), row.kilobytes.toFixed(0)])
  print(`\n${table(['first page of', 'chosen', 'seconds', 'KB loaded'], cells)}`)
  return results.every((row) => row.seconds <= row.maxSeconds && row.kilobytes <= maxKilobytes)
}

async function preview(phone: BrowserContext, url: string, isLater: boolean): Promise<Preview> {
  const { tab, session } = await newSlowTab(phone)
  const quietMs = watchRest(tab)
  await tab.addInitScript(watchPage, 'report.pdf')
  await tab.goto(url, { waitUntil: 'commit' })
  await comeToRest(tab, { content: 'report.pdf', quietMs: isLater ? quietMs : null })
  let bytes = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  const seconds = (await openFirstPage(tab)) / 1000
  await tab.close()
  return { seconds, kilobytes: bytes / 1024 }
}

/** Milliseconds from the tap to the drawing. */
const openFirstPage = (tab: Page): Promise<number> =>
  tab.evaluate(async () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role=treeitem]')]
    const start = performance.now()
    rows.find(({ textContent }) => textContent?.includes('report.pdf'))!.click()
    await new Promise<void>((resolve) => {
      const look = () => {
        if (document.querySelector('[data-page="1"] canvas')) setTimeout(resolve)
        else requestAnimationFrame(look)
      }
      look()
    })
    return performance.now() - start
  })

/** A report of a usual size and a scan, each beside a text that the workbench shows first. */
async function submitPdfs(product: Product): Promise<Submission[]> {
  const { stepIds, members } = await makeSchool(product, { members: 2, steps: 1 })
  const files = {
    'report of 0.2 MB': await samplePdf({ pages: 5, pictureKilobytes: 40 }),
    'scan of 20 MB': await samplePdf({ pages: 100, pictureKilobytes: 205 }),
  }
  const names = Object.entries(files)
  const send = async ([name, pdf]: (typeof names)[number], at: number): Promise<Submission> => ({
    name,
    solutionId: await submit(product, members[at]!, stepIds[0]!, pdf),
  })
  return Promise.all(names.map(send))
}

async function submit({ url }: Product, { token }: Member, stepId: number, pdf: Buffer): Promise<number> {
  const form = new FormData()
  form.set('taskStepId', String(stepId))
  form.set('textSolution', 'The report, and how I measured')
  form.append('files', new Blob(['Three market days, one queue.']), 'notes.txt')
  form.append('files', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'report.pdf')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/v1/user/submitSolution`, { method: 'POST', headers, body: form })
  const { data, message } = (await response.json()) as { data: { solutionId: number }; message: string }
  if (!response.ok) throw new Error(`Submitting a PDF answered ${response.status}: ${message}`)
  return data.solutionId
}
