// For machines without dig:   node ask.mjs appointments.hospital.example A 5301
import { Resolver } from 'node:dns/promises'
const [name, type = 'A', port = '5301'] = process.argv.slice(2)
if (!name) { console.error('Usage: node ask.mjs NAME [TYPE] [PORT]'); process.exit(2) }
const resolver = new Resolver({ timeout: 2000, tries: 1 })
resolver.setServers([`127.0.0.1:${port}`])
try {
  const needsTtl = type === 'A' || type === 'AAAA'
  const method = `resolve${{ A: '4', AAAA: '6', MX: 'Mx', TXT: 'Txt', NS: 'Ns', CNAME: 'Cname', CAA: 'Caa' }[type]}`
  for (const one of await resolver[method](name, ...(needsTtl ? [{ ttl: true }] : []))) console.log(type, typeof one === 'string' ? one : JSON.stringify(one))
} catch (error) {
  console.log(error.code ?? error.message)
  process.exitCode = 1
}
