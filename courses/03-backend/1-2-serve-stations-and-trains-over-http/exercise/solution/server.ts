import { createServer } from 'node:http'
import { answer } from './answer.ts'
import { readTimetable } from './timetable.ts'

const data = readTimetable(process.argv[2] ?? 'timetable.json')
const port = Number(process.env.PORT ?? 3000)

const server = createServer((req, res) => {
  let result
  try {
    result = answer(req.method ?? 'GET', req.url ?? '/', data)
  } catch (error) {
    console.error(error)
    result = { status: 500, headers: { 'content-type': 'application/json' }, body: { error: 'Something went wrong' } }
  }
  const text = JSON.stringify(result.body) + '\n'
  res.writeHead(result.status, { ...result.headers, 'content-length': Buffer.byteLength(text) })
  res.end(req.method === 'HEAD' ? undefined : text)
})

server.listen(port, () => console.log(`Listening on http://localhost:${port}`))
