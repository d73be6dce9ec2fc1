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

/** When the file is chosen. */
const moments = [
  { moment: 'at once', isLater: false },
  { moment: 'after the page has loaded', isLater: true },
]
const maxSeconds = 3
const maxKilobytes = 1024
const rounds = 3

/** Seconds until the first page is visible, and until the viewer has drawn it; the KB are those of the second. */
type Preview = { seconds: number; viewerSeconds: number; kilobytes: number }
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
    viewerSeconds: median(previews.map(({ viewerSeconds }) => viewerSeconds)),
    kilobytes: median(previews.map(({ kilobytes }) => kilobytes)),
  }))
  const cells = results.map(({ name, moment, ...row }) => [
    name,
    moment,
    row.seconds.toFixed(2),
    row.viewerSeconds.toFixed(2),
    row.kilobytes.toFixed(0),
  ])
  print(`\n${table(['first page of', 'chosen', 'seconds', 'in the viewer', 'KB loaded'], cells)}`)
  return results.every((row) => row.seconds <= maxSeconds && row.kilobytes <= maxKilobytes)
}

async function preview(phone: BrowserContext, url: string, isLater: boolean): Promise<Preview> {
  const { tab, session } = await newSlowTab(phone)
  const quietMs = watchRest(tab)
  await tab.addInitScript(watchPage, 'report.pdf')
  await tab.goto(url, { waitUntil: 'commit' })
  await comeToRest(tab, { content: 'report.pdf', quietMs: isLater ? quietMs : null })
  let bytes = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  const [shown, drawn] = await openFirstPage(tab)
  await tab.close()
  return { seconds: shown / 1000, viewerSeconds: drawn / 1000, kilobytes: bytes / 1024 }
}

/** Milliseconds from the tap until the first page is visible, as a picture or drawn, and until it is drawn. */
const openFirstPage = (tab: Page): Promise<[shown: number, drawn: number]> =>
  tab.evaluate(async () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role=treeitem]')]
    const start = performance.now()
    rows.find(({ textContent }) => textContent?.includes('report.pdf'))!.click()
    const msUntil = (selector: string) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(selector)
          const isLoading = found instanceof HTMLImageElement && !found.complete
          if (found && !isLoading) setTimeout(() => resolve(performance.now() - start))
          else requestAnimationFrame(look)
        }
        look()
      })
    return Promise.all([msUntil('[data-page="1"] :is(canvas, img)'), msUntil('[data-page="1"] canvas')])
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
