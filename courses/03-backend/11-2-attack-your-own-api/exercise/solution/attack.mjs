// node attack.mjs http://127.0.0.1:3000     Each attack says whether the door is OPEN or closed.
import { createServer } from 'node:http'

export async function attack(base) {
  const call = async (method, path, { token, body } = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    const text = await response.text()
    let data = null
    try {
      data = JSON.parse(text)
    } catch {}
    return { status: response.status, text, data, headers: response.headers }
  }
  const login = async (phone, otp) => (await call('POST', '/v1/login', { body: { phone, otp } })).data?.token
  const asha = await login('9000000001', '0417')
  const bilal = await login('9000000002', '2093')

  // A server that must not be reachable through the API: it stands for an internal system.
  let wasReached = false
  const internal = createServer((_, res) => ((wasReached = true), res.end('secret settings')))
  await new Promise((resolve) => internal.listen(0, '127.0.0.1', resolve))

  const attacks = {
    'API1 read the booking of another person': async () => (await call('GET', '/v1/bookings/2', { token: asha })).text.includes('S1-33'),
    'API2 guess a token': async () => (await call('GET', '/v1/me', { token: 'token-2' })).status === 200,
    'API2 try one-time passwords without limit': async () => {
      for (let otp = 0; otp < 40; otp++)
        if ((await call('POST', '/v1/login', { body: { phone: '9000000003', otp: String(otp).padStart(4, '0') } })).status === 429) return false
      return true
    },
    'API2 find out which phones have an account': async () => {
      const [known, unknown] = [
        await call('POST', '/v1/login', { body: { phone: '9000000002', otp: '0000' } }),
        await call('POST', '/v1/login', { body: { phone: '9111111111', otp: '0000' } }),
      ]
      return known.status !== unknown.status || known.text !== unknown.text
    },
    'API3 read internal fields': async () => /otp|notes/.test((await call('GET', '/v1/me', { token: asha })).text),
    'API3 become staff by editing the profile': async () => {
      await call('PATCH', '/v1/me', { token: bilal, body: { role: 'staff' } })
      return (await call('GET', '/v1/me', { token: bilal })).data?.role === 'staff'
    },
    'API4 ask for two lakh rows': async () => ((await call('GET', '/v1/trains?limit=200000')).data?.length ?? 0) > 100,
    'API4 send a body of 2 MB': async () => {
      try {
        return (await call('PATCH', '/v1/me', { token: asha, body: { name: 'x'.repeat(2_000_000) } })).status < 400
      } catch {
        return false
      }
    },
    'API5 use an endpoint for staff': async () => (await call('DELETE', '/v1/admin/trains', { token: asha })).status === 200,
    'API6 hold every berth with a script': async () => {
      let held = 0
      for (let i = 0; i < 20; i++) if ((await call('POST', '/v1/holds', { token: asha, body: {} })).status === 201) held++
      return held > 6
    },
    'API7 make the server visit an internal address': async () => {
      await call('POST', '/v1/photo', { token: asha, body: { url: `http://127.0.0.1:${internal.address().port}/` } })
      return wasReached
    },
    'API8 get a stack trace': async () => /\bat .*:\d+:\d+/.test((await call('GET', '/v1/bookings/999', { token: asha })).text),
    'API8 read responses from any website': async () => (await call('GET', '/v1/me', { token: asha })).headers.get('access-control-allow-origin') === '*',
    'API9 use the forgotten old version': async () => (await call('GET', '/v0/bookings')).text.includes('S1-33'),
  }
  const results = {}
  for (const [name, run] of Object.entries(attacks)) results[name] = (await run()) ? 'OPEN' : 'closed'
  internal.close()
  return results
}

if (import.meta.main) {
  const results = await attack(process.argv[2] ?? 'http://127.0.0.1:3000')
  for (const [name, result] of Object.entries(results)) console.log(result.padEnd(7), name)
  console.log(`${Object.values(results).filter((r) => r === 'OPEN').length} of ${Object.keys(results).length} doors are open`)
}
