import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runAllChecks } from '../host/run-all-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { reuseRealm } from '../host/reuse.ts'
import { parseChecks } from '../parse-checks.ts'
import type { Program, Project } from '../program.ts'
import { shelf } from './shelf.ts'

test('the shelf says the versions that are installed', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
  for (const { name, version } of shelf) expect([name, dependencies[name]]).toEqual([name, version])
})

const realm = reuseRealm(connectToProcess('project'))
afterAll(realm.close)
const noTypes = async () => ({ problems: [] })

type Files = Record<string, string>

async function run(project: Project, files: Files, checks: string, proof?: Program['proof']) {
  const { checks: parsed, problems } = parseChecks(`export default [${checks}]`, 'project')
  expect(problems).toEqual([])
  const list = Object.entries(files).map(([path, text]) => ({ path, text }))
  const program: Program = { language: 'project', entry: list[0]!.path, files: list, database: '', project, proof }
  const { results, failure, printed } = await runAllChecks(realm.connect, noTypes, program, parsed, { seconds: 30 })
  const outcomes = results.map(({ outcome, actual, failure }) =>
    outcome === 'passed' ? 'passed' : { outcome, actual, message: failure?.message },
  )
  return { outcomes, failure, printed: printed.map(({ text }) => text) }
}
const check = (steps: string, expect: string) =>
  `{ name: 'n${steps.length}', hint: 'h', steps: ${steps}, expect: ${expect} },`

const orders: Files = {
  'src/app.js': `
    import fastify from 'fastify'
    import { z } from 'zod'
    import { readFile } from 'node:fs/promises'
    import { totalOf } from './money.ts'
    const Order = z.object({ sku: z.string(), count: z.number().int().positive() })
    export async function createApp({ db }) {
      await db.exec(await readFile(new URL('../schema.sql', import.meta.url), 'utf8'))
      const app = fastify()
      app.post('/orders', async (request, reply) => {
        const order = Order.safeParse(request.body)
        if (!order.success) return reply.code(400).send({ error: 'count must be positive' })
        const { rows } = await db.query('insert into orders (sku, count) values ($1, $2) returning *', [order.data.sku, order.data.count])
        return reply.code(201).send({ ...rows[0], total: totalOf(order.data.count, 1250) })
      })
      app.get('/orders/:id', async (request, reply) => {
        const { rows } = await db.query('select * from orders where id = $1', [request.params.id])
        return rows[0] ?? reply.code(404).send({ error: 'No such order' })
      })
      return app
    }`,
  'src/money.ts': 'export const totalOf = (count: number, paise: number): number => count * paise\n',
  'schema.sql': 'create table if not exists orders (id serial primary key, sku text not null, count int not null);',
}

test('an app with packages and a database answers requests, and each check finds it empty', async () => {
  const steps = `[
    { request: 'POST /orders', body: { sku: 'chai', count: 2 }, as: 'made', pick: ['status', 'body.total'] },
    { request: 'GET /orders/{made.body.id}', pick: 'body.sku' },
    { query: 'select count(*)::int as n from orders' },
    { restart: true },
  ]`
  const app = { app: 'src/app.js', database: true }
  const checks = [
    check(steps, "[[201, 2500], 'chai', [{ n: 1 }]]"),
    check("[{ query: 'select * from orders' }]", '[]'),
    check(
      "[{ request: 'POST /orders', body: { sku: 'chai', count: 0 } }]",
      "{ status: 400, body: { error: 'count must be positive' } }",
    ),
    check("[{ call: 'src/money.ts totalOf', args: [3, 100] }]", '300'),
    check(
      "[{ request: 'GET /orders/7', pick: 'status' }, { request: 'GET /orders/x' , pick: 'status' }]",
      '[404, 404]',
    ),
  ].join('\n')
  const { outcomes, failure } = await run(app, orders, checks)
  expect(failure).toBeNull()
  expect(outcomes.slice(0, 4)).toEqual(['passed', 'passed', 'passed', 'passed'])
  expect(outcomes[4]).toMatchObject({ outcome: 'failed', actual: '[404, 500]' })
})

test('a server listens on the port it is told, also after the one before it', async () => {
  const files = {
    'server.js': `import { createServer } from 'node:http'
      createServer((request, response) => response.end('Hello ' + request.url)).listen(process.env.PORT)`,
  }
  const hello = check("[{ request: 'GET /a' }]", "{ status: 200, body: 'Hello /a' }")
  expect(
    (await run({ server: 'server.js' }, files, hello + check("[{ request: 'GET /b', pick: 'body' }]", "'Hello /b'")))
      .outcomes,
  ).toEqual(['passed', 'passed'])
  const twice = { 'server.js': `${files['server.js']}\n${files['server.js'].split('\n')[1]!}` }
  const { failure, printed } = await run({ server: 'server.js' }, twice, hello)
  expect(`${failure?.message} ${printed.join()}`).toContain('EADDRINUSE')
  const silent = await run({ server: 'server.js' }, { 'server.js': 'export const nothing = 1' }, hello)
  expect(silent.failure?.message).toMatch(/^Nothing listens on port \d+\. server\.js must listen/)
})

test('a page of React is clicked and typed into, with the answers of its API', async () => {
  const files = {
    'index.html':
      '<!doctype html><title>Bill</title><div id="root"></div><script type="module" src="/src/main.jsx"></script>',
    'src/main.jsx': `import { createRoot } from 'react-dom/client'
      import { Bill } from './bill.tsx'
      import './style.css'
      createRoot(document.getElementById('root')).render(<Bill />)`,
    'src/bill.tsx': `import { useEffect, useState } from 'react'
      export function Bill() {
        const [items, setItems] = useState<string[]>([])
        const [name, setName] = useState('')
        useEffect(() => { fetch('/api/items').then((r) => r.json()).then(setItems) }, [])
        return (
          <form onSubmit={(event) => { event.preventDefault(); setItems([...items, name]); setName('') }}>
            <label>Item <input value={name} onChange={(event) => setName(event.target.value)} /></label>
            <button>Add</button>
            <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>
          </form>
        )
      }`,
    'src/style.css': 'li { color: red }',
  }
  const steps = `[
    { answer: 'GET /api/items', body: ['Tea'] },
    { readAll: 'li' },
    { type: 'Rice', into: { label: 'Item' } },
    { click: { role: 'button', name: 'Add' } },
    { readAll: 'li' },
    { value: { label: 'Item' } },
    { requests: true },
  ]`
  const missing = check(
    "[{ answer: 'GET /api/items', body: [] }, { click: { role: 'button', name: 'Remove' } }, { count: 'li' }]",
    '0',
  )
  const { outcomes, failure } = await run(
    { page: 'index.html' },
    files,
    check(steps, "[['Tea'], ['Tea', 'Rice'], '', ['GET /api/items']]") + missing,
  )
  expect(failure).toBeNull()
  expect(outcomes).toMatchObject([
    'passed',
    {
      outcome: 'error',
      message: expect.stringContaining(
        'There is no button “Remove” on the page. There: “Add”.\nIn the step: click button “Remove”',
      ),
    },
  ])
})

test('learners’ tests pass with the model solution, and are told apart by the mistakes they find', async () => {
  const files = {
    'src/gst.js': 'export const withGst = (paise) => paise',
    'test/gst.test.js': `import test from 'node:test'
      import assert from 'node:assert/strict'
      import { withGst } from '../src/gst.js'
      test('adds 18 %', () => assert.equal(withGst(100), 118))`,
  }
  const proof = {
    model: [{ path: 'src/gst.js', text: 'export const withGst = (paise) => Math.round(paise * 1.18)' }],
    bugs: [
      { name: 'adds nothing', files: [{ path: 'src/gst.js', text: 'export const withGst = (paise) => paise' }] },
      {
        name: 'rounds down',
        files: [{ path: 'src/gst.js', text: 'export const withGst = (paise) => Math.floor(paise * 1.18)' }],
      },
    ],
  }
  const checks =
    check('[{ bugs: true }]', "{ model: 'passes', caught: 2, missed: [] }") +
    check("[{ tests: 'test' }]", '{ passed: 1, failed: [] }')
  const { outcomes } = await run({ tests: 'test' }, files, checks, proof)
  expect(outcomes).toMatchObject([
    { outcome: 'failed', actual: expect.stringContaining("missed: ['rounds down']") },
    { outcome: 'failed', actual: expect.stringContaining("failed: ['adds 18 %']") },
  ])
})

test('a project imports its own files, the shelf and harmless parts of Node, and nothing else', async () => {
  for (const name of [
    'express',
    'node:child_process',
    'node:fs/../v8',
    'file:///etc/passwd',
    'data:text/javascript,1',
    'sucrase',
  ]) {
    const { failure } = await run(
      { app: 'a.js' },
      { 'a.js': `await import('${name}')\nexport const createApp = () => ({})` },
      check("[{ request: 'GET /' }]", '1'),
    )
    expect(failure?.message).toMatch(/isn’t available here|There is no file/)
  }
  const { failure } = await run(
    { app: 'a.js' },
    { 'a.js': `import fs from 'node:fs'\nfs.writeFileSync('a.txt', '')` },
    check("[{ request: 'GET /' }]", '1'),
  )
  expect(failure).toMatchObject({
    message: expect.stringContaining('files can’t be written here'),
    file: 'a.js',
    line: 2,
  })
})

test('a page that is opened again runs its scripts again, and what a check has started ends with it', async () => {
  const files = {
    'index.html': '<!doctype html><p></p><script type="module" src="main.js"></script>',
    'main.js': `const opened = Number(localStorage.getItem('opened')) + 1
      localStorage.setItem('opened', opened)
      document.querySelector('p').textContent = 'Opened ' + opened
      setTimeout(() => document.querySelector('p').textContent = 'late', 300)`,
  }
  const checks =
    check("[{ read: 'p' }, { reload: true }, { read: 'p' }]", "['Opened 1', 'Opened 2']") +
    check("[{ wait: 200 }, { read: 'p' }]", "'Opened 1'")
  expect((await run({ page: 'index.html' }, files, checks)).outcomes).toEqual(['passed', 'passed'])
})

test('a test that never ends fails alone', async () => {
  const files = {
    'a.js': 'export const one = 1',
    'test/a.test.js': `import test from 'node:test'
      test('waits', () => new Promise(() => {}))
      test('passes', () => {})`,
  }
  const { outcomes } = await run(
    { tests: 'test' },
    files,
    check("[{ tests: 'test' }]", "{ passed: 1, failed: ['waits'] }"),
  )
  expect(outcomes).toEqual(['passed'])
})

test('a server answers after a page, whose tests begin with an empty one', async () => {
  const files = {
    'index.html': '<!doctype html><p>Page</p>',
    'test/page.test.js': `import test from 'node:test'
      import assert from 'node:assert/strict'
      import { twice } from '../twice.js'
      test('starts empty', () => assert.equal(document.querySelectorAll('p').length, twice(0)))`,
    'twice.js': 'export const twice = (n) => n * 2',
  }
  const project = { page: 'index.html', tests: 'test' }
  const ran = await run(
    project,
    files,
    check("[{ tests: 'test' }, { read: 'p' }]", "[{ passed: 1, failed: [] }, 'Page']"),
  )
  expect(ran.outcomes).toEqual(['passed'])
  const server = {
    'server.js': `import { createServer } from 'node:http'
    createServer((request, response) => response.end('here')).listen(process.env.PORT)`,
  }
  const { outcomes } = await run(
    { server: 'server.js' },
    server,
    check("[{ request: 'GET /', pick: 'body' }]", "'here'"),
  )
  expect(outcomes).toEqual(['passed'])
})
