// Five services on the simulated network, one of them behind a queue. Change only telemetry.js.
import { createNetwork } from './network.js'
import { createTracer, parse, selfTime } from './telemetry.js'
export { createNetwork, createTracer, parse, selfTime }

/** Plays one tap and returns the finished spans. `header`: what the phone sends. */
export async function tap({ header, menuBroken = false } = {}) {
  const network = createNetwork({ seed: 1, delay: [2, 2] })
  const spans = []
  let count = 0
  const newId = (length) => (++count).toString(16).padStart(length, 'a')
  const { receive, call } = createTracer({ now: network.now, newId, finished: (span) => spans.push(span) })

  /** Services send { headers, body }; each handler gets the context of its span. */
  const serve = (service, name, work) =>
    network.service(service, ({ headers, body }) => receive(service, name, headers, (context) => work(body, context)))
  const ask = (from, to, context, body) =>
    call(from, `call ${to}`, context, (headers) => network.call(from, to, { headers, body }))
  const publish = (from, to, context, body) =>
    call(from, `publish ${to}`, context, (headers) => network.send(from, to, { headers, body }))

  serve('gateway', 'GET /tap', (body, context) => ask('gateway', 'orders', context, body))
  serve('orders', 'POST /orders', async (body, context) => {
    const dish = await ask('orders', 'menu', context, body).catch(() => 'unknown dish')
    await Promise.all([ask('orders', 'billing', context, dish), publish('orders', 'notify', context, dish)])
    return dish
  })
  serve('menu', 'GET /dishes', async () => {
    await network.sleep(30)
    if (menuBroken) throw new Error('menu is down')
    return 'thali'
  })
  serve('billing', 'POST /charge', () => network.sleep(50))
  serve('notify', 'receive order', () => network.sleep(10))

  const answer = network.call('phone', 'gateway', { headers: header ? { traceparent: header } : {}, body: 'lunch' })
  await network.run()
  await answer
  return spans
}

/** The spans as a tree of texts, two spaces for each level. */
export function draw(spans) {
  const lines = []
  const add = (parent, level) => {
    for (const span of spans.filter(({ parentId }) => parentId === parent).sort((a, b) => a.start - b.start || (a.name < b.name ? -1 : 1))) {
      lines.push(`${'  '.repeat(level)}${span.service}: ${span.name}${span.error ? ' (error)' : ''}`)
      add(span.spanId, level + 1)
    }
  }
  const known = new Set(spans.map(({ spanId }) => spanId))
  for (const root of new Set(spans.map(({ parentId }) => parentId).filter((id) => !known.has(id)))) add(root, 0)
  return lines
}

console.log(draw(await tap()).join('\n'))
