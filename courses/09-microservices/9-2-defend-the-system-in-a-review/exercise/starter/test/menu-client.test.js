import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { createMenuClient } from '../src/menu-client.js'

const servers = []
after(() => servers.forEach((server) => server.close()))

/** A stub of Menu: answers the calls with these, one after the other, and remembers what was asked. */
async function stub(...answers) {
  const asked = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const { status = 200, body = {} } = answers[Math.min(asked.length, answers.length) - 1]
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
