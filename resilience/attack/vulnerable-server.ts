import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { once } from 'node:events'

/** A server with real SQL injection, XSS and path traversal holes: the trial must find them. */
export async function startVulnerableServer() {
  const people = new DatabaseSync(':memory:')
  people.exec(
    "create table people (name text, town text); insert into people values ('asha', 'Pune'), ('ravi', 'Kochi')",
  )
  const pages: Record<string, (name: string) => string> = {
    '/people': (name) => {
      const rows = people.prepare(`select town from people where name = '${name}'`).all()
      return `<ul>${rows.map((row) => `<li>${String(row['town'])}</li>`).join('')}</ul>`
    },
    '/greet': (name) => `<p>Hello ${name}</p>`,
  }
  const server = createServer((request, response) => {
    void respond(request.url ?? '/', pages).then(
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

const front = `<!doctype html><title>Vulnerable</title><a href="/people?name=asha">Asha</a>
<form action="/greet"><input name="name" value="asha"><button>Greet</button></form>`

async function respond(address: string, pages: Record<string, (name: string) => string>) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname === '/') return { status: 200, body: front }
  const make = pages[pathname]
  if (make) return { status: 200, body: make(searchParams.get('name') ?? '') }
  // The path as it was sent: `URL` would remove the dots.
  const path = decodeURIComponent(address.split('?', 1)[0]!)
  return { status: 200, body: await readFile(`${import.meta.dirname}${path}`, 'utf8') }
}
