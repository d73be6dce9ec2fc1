// An SMS provider and Kadai's app, on your own computer. Node 24, no packages.
// Usage: node rotate-lab.mjs     (stop with Ctrl+C: prints the result)
//
// The provider (http://localhost:18200):
//   curl localhost:18200/keys                        which keys are valid, and when each was used last
//   curl -X POST localhost:18200/keys                makes a new key and prints it once
//   curl -X DELETE localhost:18200/keys/k1           makes a key invalid, at once
// The store (http://localhost:18201): what the cluster reads
//   curl localhost:18201/secret
//   curl -X PUT localhost:18201/secret -d 'k2.the-new-key'
// The app has three pods. Each sends an SMS every 200 ms, and reads the store every 4 seconds, each at its own moment.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const keys = new Map()
let count = 0
function addKey() {
  const id = `k${++count}`
  const key = `${id}.${randomBytes(6).toString('hex')}`
  keys.set(id, { key, lastUsed: null, uses: 0 })
  return key
}
const body = async (request) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text.trim()
}
const reply = (response, status, value) => {
  response.statusCode = status
  response.end(typeof value === 'string' ? value + '\n' : JSON.stringify(value) + '\n')
}
const isValid = (key) => keys.get(key.split('.')[0])?.key === key

createServer((request, response) => {
  if (request.method === 'POST' && request.url === '/keys') return reply(response, 201, addKey())
  if (request.method === 'DELETE' && request.url.startsWith('/keys/')) {
    const found = keys.delete(request.url.slice('/keys/'.length))
    return reply(response, found ? 200 : 404, found ? 'deleted' : 'no such key')
  }
  if (request.url === '/keys') {
    const list = [...keys].map(([id, { lastUsed, uses }]) => ({ id, uses, secondsSinceUse: lastUsed === null ? null : Math.round((Date.now() - lastUsed) / 100) / 10 }))
    return reply(response, 200, list)
  }
  reply(response, 404, 'not found')
}).listen(18200, '127.0.0.1')

let secret = addKey()
createServer(async (request, response) => {
  if (request.url !== '/secret') return reply(response, 404, 'not found')
  if (request.method !== 'PUT') return reply(response, 200, secret)
  secret = await body(request)
  reply(response, 200, 'stored')
}).listen(18201, '127.0.0.1')

let sent = 0
let failed = 0
let firstFailure = null
for (let pod = 0; pod < 3; pod++) {
  let mine = secret
  setTimeout(() => setInterval(() => (mine = secret), 4000), pod * 1300)
  setInterval(() => {
    if (isValid(mine)) {
      sent++
      const key = keys.get(mine.split('.')[0])
      key.uses++
      key.lastUsed = Date.now()
    } else {
      failed++
      firstFailure ??= `pod ${pod + 1} used ${mine.split('.')[0]}, which is not valid`
    }
  }, 200)
}
setInterval(() => console.log(`sent ${sent}, failed ${failed}, valid keys: ${[...keys.keys()].join(' ') || 'none'}`), 4000)
process.on('SIGINT', () => {
  console.log(`\nresult: sent ${sent}, failed ${failed}${firstFailure ? ` (first: ${firstFailure})` : ''}`)
  process.exit(failed === 0 ? 0 : 1)
})
console.log('The lab runs. Open a second window; stop with Ctrl+C.')
