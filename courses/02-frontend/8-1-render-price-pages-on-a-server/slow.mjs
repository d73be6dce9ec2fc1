// A slow 4G network on your own computer: http://localhost:9000 passes requests on to http://localhost:8080
// with 150 ms of delay each and 1.6 megabits per second. Usage: node slow.mjs
import { createServer, request as ask } from 'node:http'

const DELAY_MS = 150
const BYTES_PER_MS = 200
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

createServer(async (request, response) => {
  await wait(DELAY_MS)
  const onward = ask({ host: '127.0.0.1', port: 8080, path: request.url, method: request.method, headers: request.headers }, async (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    for await (const chunk of answer) {
      for (let at = 0; at < chunk.length; at += 2000) {
        response.write(chunk.subarray(at, at + 2000))
        await wait(2000 / BYTES_PER_MS)
      }
    }
    response.end()
  })
  onward.on('error', () => response.writeHead(502).end('Start your server on port 8080 first.'))
  request.pipe(onward)
}).listen(9000, '127.0.0.1', () => console.log('http://localhost:9000 is slow now'))
