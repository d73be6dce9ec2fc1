import type { Page } from '@playwright/test'
import {
  openCollector,
  windowAttemptNames,
  windowProgram,
  workerAttemptNames,
  workerProgram,
} from './escape-attempts.ts'
import { expect, signInAsNewMember, test } from './support.ts'

const refused = (names: readonly string[]) => names.map((name) => `${name}: refused`).toSorted()
const outcomesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => / (refused|succeeded)$/.test(line))
    .toSorted()

/** Replaces the first sample of the lesson. */
async function runInstead(page: Page, text: string) {
  const sample = page.locator('.lesson-code').first()
  const edit = sample.getByRole('button', { name: 'Edit' })
  if (await edit.isVisible()) await edit.click()
  await sample.getByRole('textbox').fill(text)
  await sample.getByRole('button', { name: /^Run/ }).click()
  return sample.locator('.practice-output')
}

async function places(page: Page, collector: string) {
  // Chromium asks before a page connects to a server on the same machine.
  await page.context().grantPermissions(['local-network-access'])
  const token = await page.evaluate(() => localStorage.getItem('token'))
  return { site: new URL(page.url()).origin, collector, token: String(token) }
}

test('code of a sample can’t get out of its worker, and attempts that work elsewhere show it', async ({
  page,
  mayFail,
}) => {
  mayFail(/Content Security Policy|violates|Failed to (load|fetch)|net::ERR/)
  const collector = await openCollector()
  await signInAsNewMember(page, '/courses/5/first-lesson', 5)
  await page.evaluate(() => {
    new BroadcastChannel('escape').addEventListener('message', () => document.body.setAttribute('data-told', ''))
  })
  const program = workerProgram(await places(page, collector.address))

  const output = await runInstead(page, program)
  await expect(output).toContainText('all tried')
  expect(outcomesIn(await output.innerText())).toEqual(refused(workerAttemptNames))
  expect(collector.asked).toEqual([])
  await expect(page.locator('body')).not.toHaveAttribute('data-told')

  // The same program in a worker of our own origin, to show that it finds a hole.
  await page.route('**/planted*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('echo.js')
        ? 'postMessage(1)'
        : `const lines = []\nconsole.log = (line) => { lines.push(line); if (line === 'all tried') postMessage(lines.join('\\n')) }\n${program}`,
    }),
  )
  const planted = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const worker = new Worker('/planted.js', { type: 'module' })
        worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
      }),
  )
  const unproven = ['open a socket', 'talk to other tabs']
  const found = outcomesIn(planted).filter((line) => line.endsWith('refused'))
  expect(found).toEqual(refused(unproven))
  expect(collector.asked).toContain('/socket')
  await expect(page.locator('body')).toHaveAttribute('data-told')
  collector.close()
})

test('a page in a preview can’t get out of its frame, and attempts that work elsewhere show it', async ({
  page,
  mayFail,
}) => {
  mayFail(
    /Content Security Policy|violates|Failed to (load|fetch)|net::ERR|sandboxed|Blocked|Unsafe|permission|XHR|404/,
  )
  const collector = await openCollector()
  await signInAsNewMember(page, '/courses/2/first-lesson', 2)
  const address = page.url()
  const program = windowProgram(await places(page, collector.address))
  const html = (body: string) =>
    `<pre></pre><script type="module">console.log = (line) => { document.querySelector('pre').append(line + '\\n') }\n${body}</script>`

  await runInstead(page, html(program))
  const preview = page.frameLocator('.lesson-preview iframe').first()
  await expect(preview.locator('pre')).toContainText('all tried')
  expect(outcomesIn(await preview.locator('pre').innerText())).toEqual(refused(windowAttemptNames))
  expect(page.url()).toBe(address)

  // It can't leave with what it knows either: not by itself, not by a form, not by a link.
  for (const escape of [
    `location.href = '${collector.address}/leave'`,
    `document.body.innerHTML = '<form action="${collector.address}/form">'; document.forms[0].submit()`,
    `document.body.innerHTML = '<a href="${collector.address}/link" target="_top">'; document.links[0].click()`,
    `document.head.innerHTML = '<meta http-equiv="refresh" content="0; url=${collector.address}/refresh">'`,
  ]) {
    await runInstead(page, html(`await 0; parent.postMessage('tried', '*'); ${escape}`))
    await expect.poll(() => page.frames().length).toBeGreaterThan(1)
  }
  expect(collector.asked).toEqual([])
  expect(page.context().pages()).toHaveLength(1)

  // The same page in a frame of our own origin.
  await page.route('**/planted*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('echo.html') ? '<p>Hello' : html(program),
    }),
  )
  await page.route('**/planted-echo.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage(1)' }),
  )
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/planted.html'
    frame.id = 'planted'
    document.body.append(frame)
  })
  const planted = page.frameLocator('#planted').locator('pre')
  await expect(planted).toContainText('all tried')
  const found = outcomesIn(await planted.innerText()).filter((line) => line.endsWith('refused'))
  expect(found).toEqual([])
  expect(page.url()).toContain('#escaped')
  collector.close()
})
