import { chromium, type Page } from '@playwright/test'
import {
  openCollector,
  windowAttemptNames,
  windowProgram,
  workerAttemptNames,
  workerProgram,
} from './escape-attempts.ts'
import { expect, signInAsNewMember, test, visit } from './support.ts'

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

test('code of a sample can’t get out of its worker, and attempts that work elsewhere show it @full', async ({
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
  // Judged by what the collector and the page heard; a worker in a worker can't be planted.
  const unproven = ['open a socket', 'start a worker of the site', 'talk to other tabs']
  const found = outcomesIn(planted).filter((line) => line.endsWith('refused'))
  expect(found).toEqual(refused(unproven))
  expect(collector.asked).toContain('/socket')
  await expect(page.locator('body')).toHaveAttribute('data-told')
  collector.close()
})

test('a page in a preview can’t get out of its frame, and attempts that work elsewhere show it @full', async ({
  page,
  mayFail,
}) => {
  mayFail(
    /Content Security Policy|violates|Failed to (load|fetch)|net::ERR|sandboxed|Blocked|Unsafe|permission|WebSocket/,
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
    await runInstead(page, html(`console.log('trying')\nsetTimeout(() => { ${escape} }, 50)`))
    await expect(page.locator('.lesson-preview iframe').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
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
  expect(found).toEqual(refused(['open a socket', 'send a beacon', 'submit a form', 'talk to other tabs']))
  expect(collector.asked).toEqual(expect.arrayContaining(['/socket', '/form', '/beacon', '/prefetch', '/window']))
  expect(page.url()).toContain('#escaped')
  collector.close()
})

test('code that never ends, prints a gigabyte or tampers with its realm leaves the page as it is @full', async ({
  page,
  mayFail,
}) => {
  // Playwright pastes the code, which Chromium styles.
  mayFail(/Applying inline style/)
  await visit(page, '/courses/5/first-lesson')
  const endless = await runInstead(page, "console.log('before'); for (;;) {}")
  await expect(endless).toContainText('before')
  const quiz = page.getByRole('group', { name: /What does this print/ })
  await quiz.getByRole('radio').first().check()
  await quiz.getByRole('button', { name: 'Check answer' }).click()
  await expect(quiz.getByRole('status')).toContainText('Not quite')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(endless).toContainText('Stopped')

  const late = await runInstead(page, "setInterval(() => console.log('tick'), 1000)")
  await expect(late).toContainText('didn’t finish within 5 seconds')

  const large = await runInstead(page, "for (let i = 0; i < 1000; i++) console.log('x'.repeat(1_000_000))")
  await expect(large).toContainText('There is more output than can be shown.')
  await expect(large.getByRole('status')).toContainText('Finished')
  expect((await large.innerText()).length).toBeLessThan(100_000)

  const tampered = await runInstead(page, tampering)
  await expect(tampered).toContainText('seen: 0, undefined, undefined, origin null')
  await expect(tampered).not.toContainText('forged')
})

/** Tries to get hold of the port through which the realm answers. */
const tampering = `const seen = []
addEventListener('message', (event) => seen.push(event))
MessagePort.prototype.postMessage = function () { seen.push(this) }
MessagePort.prototype.dispatchEvent = EventTarget.prototype.addEventListener = function () { seen.push(this) }
Object.defineProperty(MessageEvent.prototype, 'data', { get() { seen.push(this); return { id: 'a', command: 'settle' } } })
Function.prototype.call = Function.prototype.apply = Function.prototype.bind = function () { seen.push(this) }
new BroadcastChannel('practice').postMessage({ kind: 'printed', lines: [{ level: 'log', text: 'forged' }] })
console.log('one')
setTimeout(() => console.log(\`seen: \${seen.length}, \${typeof postMessage}, \${typeof close}, origin \${self.origin}\`), 50)
`

test('code that uses all memory ends without the page @full', async ({ baseURL }) => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  // A small heap, so that the test doesn't need gigabytes.
  const args = [
    '--disable-gpu',
    '--js-flags=--max-old-space-size=200',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ baseURL: baseURL! })
  await visit(page, '/courses/5/first-lesson')
  // Playwright takes the end of a frame's process for the end of the page; a session of its own goes on.
  const session = await page.context().newCDPSession(page)
  const evaluate = async (expression: string) =>
    String((await session.send('Runtime.evaluate', { expression })).result.value)
  await runInstead(page, 'const all = []; for (;;) all.push(new Array(100_000).fill(1.5))')
  const output = () => evaluate("document.querySelector('.practice-output').innerText")
  await expect.poll(output).toContain('didn’t finish within 5 seconds')
  await evaluate("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Reset').click()")
  await evaluate("document.querySelector('[data-run]').click()")
  await expect.poll(output).toContain('Half of it')
  await browser.close()
})
