import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { once } from 'node:events'

/**
 * A little server with the holes that we look for, each a real one: what is asked for becomes part of a statement, of
 * a page, and of a path. Whoever finds nothing here proves nothing about the academy.
 */
export async function startPlanted() {
  const people = new DatabaseSync(':memory:')
  people.exec(
    "create table people (name text, town text); insert into people values ('asha', 'Pune'), ('ravi', 'Kochi')",
  )
  const answers: Record<string, (given: string) => string> = {
    '/people': (name) => {
      const rows = people.prepare(`select town from people where name = '${name}'`).all()
      return `<ul>${rows.map((row) => `<li>${String(row['town'])}</li>`).join('')}</ul>`
    },
    '/greet': (name) => `<p>Hello ${name}</p>`,
  }
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', answers).then(
      ({ status, body }) => response.writeHead(status, { 'content-type': 'text/html' }).end(body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/html' }).end(`<pre>${String(error)}</pre>`),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      people.close()
    },
  }
}

const front = `<!doctype html><title>Planted</title><a href="/people?name=asha">Asha</a>
<form action="/greet"><input name="name" value="asha"><button>Greet</button></form>`

async function answer(address: string, answers: Record<string, (given: string) => string>) {
  const { pathname, searchParams } = new URL(address, 'http://planted')
  if (pathname === '/') return { status: 200, body: front }
  const make = answers[pathname]
  if (make) return { status: 200, body: make(searchParams.get('name') ?? '') }
  // The path as it came, not as a browser would have tidied it.
  const path = decodeURIComponent(address.split('?', 1)[0]!)
  return { status: 200, body: await readFile(`${import.meta.dirname}${path}`, 'utf8') }
}
