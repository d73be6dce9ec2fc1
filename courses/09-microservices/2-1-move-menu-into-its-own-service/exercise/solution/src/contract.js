import fastify from 'fastify'

export function differences(expected, actual) {
  return Object.entries(expected).flatMap(([field, value]) => {
    if (!Object.hasOwn(actual, field)) return [`${field} is missing`]
    const found = actual[field]
    if (typeof found !== typeof value) return [`${field} is ${typeof found}, not ${typeof value}`]
    if (field === 'reason' && found !== value) return [`reason is "${found}", not "${value}"`]
    return []
  })
}

export async function checkProvider(interactions, start) {
  const findings = []
  for (const { name, given, before = [], request, response } of interactions) {
    const app = start(given)
    const send = ({ method, path }) => app.inject({ method, url: path })
    for (const earlier of before) await send(earlier)
    const answer = await send(request)
    if (answer.statusCode !== response.status)
      findings.push(`${name}: status is ${answer.statusCode}, not ${response.status}`)
    else findings.push(...differences(response.body, answer.json()).map((text) => `${name}: ${text}`))
  }
  return findings
}

export function createStub(interactions) {
  const app = fastify()
  app.all('/*', async ({ method, url }, reply) => {
    const found = interactions.find(({ request }) => request.method === method && request.path === url)
    if (!found) return reply.code(500).send({ error: 'Not in the contract' })
    return reply.code(found.response.status).send(found.response.body)
  })
  return app
}
