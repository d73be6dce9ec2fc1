import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { createMenuClient } from '../src/menu-client.js'

const servers = []
after(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A stub of Menu: answers the calls with these, one after the other, and remembers what was asked. */
async function stub(...answers) {
  const asked = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const { status = 200, body = {}, fault } = answers[Math.min(asked.length, answers.length) - 1]
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'silent') return
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${server.address().port}` }
}

test('a portion that is there is taken, with its price', async () => {
  const { url, asked } = await stub({ body: { dishName: 'Veg thali', paise: 12000, photo: '/thali.webp' } })
  assert.deepEqual(await createMenuClient({ url }).take('ord-1', 'thali'), { status: 'taken', paise: 12000 })
  assert.deepEqual(asked, ['PUT /dishes/thali/portions/ord-1'])
})

const thali = { body: { dishName: 'Veg thali', paise: 12000 } }
const path = 'PUT /dishes/thali/portions/ord-1'
const options = { timeoutMs: 50, pauseMs: 1 }

for (const [name, fault] of Object.entries({ 'a cut line': { fault: 'cut' }, 'a 503': { status: 503 } }))
  test(`${name} is asked again, with the same address`, async () => {
    const { url, asked } = await stub(fault, thali)
    const answer = await createMenuClient({ url, ...options }).take('ord-1', 'thali')
    assert.deepEqual(answer, { status: 'taken', paise: 12000 })
    assert.deepEqual(asked, [path, path])
  })

test('a Menu that stays silent is asked again after the timeout', async () => {
  const { url, asked } = await stub({ fault: 'silent' }, thali)
  assert.deepEqual(await createMenuClient({ url, ...options }).take('ord-1', 'thali'), { status: 'taken', paise: 12000 })
  assert.equal(asked.length, 2)
})

for (const [status, reason] of [[409, 'sold-out'], [404, 'unknown-dish']])
  test(`${status} is a refusal, and not asked again`, async () => {
    const { url, asked } = await stub({ status, body: { reason } })
    assert.deepEqual(await createMenuClient({ url, ...options }).take('ord-1', 'thali'), { status: 'refused', reason })
    assert.equal(asked.length, 1)
  })

test('after all attempts the answer is unknown', async () => {
  const { url, asked } = await stub({ fault: 'cut' })
  assert.deepEqual(await createMenuClient({ url, ...options, attempts: 4 }).take('ord-1', 'thali'), { status: 'unknown' })
  assert.equal(asked.length, 4)
})

test('an answer that breaks the contract is unknown', async () => {
  const { url } = await stub({ body: { dishName: 'Veg thali', paise: '12000' } })
  assert.deepEqual(await createMenuClient({ url, ...options }).take('ord-1', 'thali'), { status: 'unknown' })
})
