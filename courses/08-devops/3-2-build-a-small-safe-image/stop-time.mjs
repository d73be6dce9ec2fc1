// Usage, in the folder of kadai: node stop-time.mjs
// Starts the server, sends an order that takes two seconds, asks the server to stop (SIGTERM) and reports what happens.
import { spawn } from 'node:child_process'

const port = 18080
const server = spawn(process.execPath, ['src/server.js'], {
  env: { ...process.env, PORT: String(port), SLOW_MS: '2000', DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve) => server.stdout.once('data', resolve))
server.stdout.on('data', () => {})

const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(signal ?? code)))
const order = fetch(`http://127.0.0.1:${port}/orders`, {
  method: 'POST',
  body: JSON.stringify({ shop: 'peelamedu', lines: [{ item: 'tea-250g', quantity: 1 }] }),
}).then((response) => response.status, (error) => `lost (${error.cause?.code ?? error.message})`)
await new Promise((resolve) => setTimeout(resolve, 300))

const from = performance.now()
server.kill('SIGTERM')
const timer = setTimeout(() => server.kill('SIGKILL'), 10_000) // as docker stop does
await new Promise((resolve) => setTimeout(resolve, 200))
const late = await fetch(`http://127.0.0.1:${port}/items`).then((response) => response.status, () => 'refused')
console.log(`a new request after SIGTERM: ${late}`)
console.log(`the order that was running:  ${await order}`)
console.log(`the process ended with:      ${await ended}`)
console.log(`stopping took:               ${((performance.now() - from) / 1000).toFixed(1)} s`)
clearTimeout(timer)
