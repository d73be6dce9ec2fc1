// A little DNS on your own machine. Nothing leaves it.
//   node dns-lab.mjs zone-old.txt
// Port 5300 is the nameserver: it reads the zone file again for every question, so you can edit it while it runs.
// Port 5301 is a resolver, like the one of a mobile network: it asks the nameserver and remembers answers for their TTL.
//   dig @127.0.0.1 -p 5301 appointments.hospital.example A
import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'

const [zoneFile] = process.argv.slice(2)
if (!zoneFile) { console.error('Usage: node dns-lab.mjs ZONEFILE'); process.exit(2) }
const [authorityPort, resolverPort] = [5300, 5301]
const types = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }

const readZone = () => readFileSync(zoneFile, 'utf8').split('\n').map((line) => line.replace(/^;.*/, '').trim()).filter(Boolean).map((line) => {
  const [name, ttl, type, ...value] = line.split(/\s+/)
  return { name: name.toLowerCase(), ttl: Number(ttl), type, value: value.join(' ') }
})

const nameBytes = (name) => Buffer.concat([...name.split('.').filter(Boolean).map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])])
const u16 = (n) => { const b = Buffer.alloc(2); b.writeUInt16BE(n); return b }
const u32 = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b }
function ipv6(text) {
  const [head, tail = ''] = text.split('::').map((part) => part)
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const all = text.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  return Buffer.concat(all.map((part) => u16(parseInt(part, 16))))
}
const textBytes = (text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
const rdata = {
  A: (value) => Buffer.from(value.split('.').map(Number)),
  AAAA: ipv6,
  NS: nameBytes,
  CNAME: nameBytes,
  MX: (value) => { const [priority, host] = value.split(' '); return Buffer.concat([u16(Number(priority)), nameBytes(host)]) },
  TXT: (value) => textBytes(value.replace(/^"|"$/g, '')),
  CAA: (value) => { const [flags, tag, ...rest] = value.split(' '); return Buffer.concat([Buffer.from([Number(flags)]), textBytes(tag), Buffer.from(rest.join(' ').replace(/^"|"$/g, ''))]) },
}

function parseQuestion(message) {
  const labels = []
  let at = 12
  while (message[at]) { labels.push(message.subarray(at + 1, at + 1 + message[at]).toString()); at += message[at] + 1 }
  const type = message.readUInt16BE(at + 1)
  return { id: message.readUInt16BE(0), name: `${labels.join('.').toLowerCase()}.`, type: Object.keys(types).find((key) => types[key] === type), question: message.subarray(12, at + 5) }
}

function answer({ id, question }, records, { exists, isAuthority }) {
  const flags = 0x8000 | 0x0100 | (isAuthority ? 0x0400 : 0x0080) | (exists ? 0 : 3)
  const body = records.map(({ name, type, ttl, value }) => {
    const data = rdata[type](value)
    return Buffer.concat([nameBytes(name), u16(types[type]), u16(1), u32(ttl), u16(data.length), data])
  })
  return Buffer.concat([u16(id), u16(flags), u16(1), u16(records.length), u16(0), u16(0), question, ...body])
}

function lookUp(zone, name, type, depth = 0) {
  const here = zone.filter((one) => one.name === name)
  const alias = here.find((one) => one.type === 'CNAME')
  if (alias && type !== 'CNAME' && depth < 5) return [alias, ...lookUp(zone, alias.value, type, depth + 1)]
  return here.filter((one) => one.type === type)
}

const log = (text) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`)
const describe = (records) => records.map(({ type, value }) => `${type} ${value}`).join(', ') || 'no such record'

function serve(port, respond) {
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    try { socket.send(respond(parseQuestion(message)), from.port, from.address) } catch (error) { log(`error: ${error.message}`) }
  })
  socket.bind(port, '127.0.0.1')
}

function ask(question) {
  const zone = readZone()
  return { records: lookUp(zone, question.name, question.type), exists: zone.some(({ name }) => name === question.name) }
}

serve(authorityPort, (question) => {
  const { records, exists } = ask(question)
  log(`nameserver  ${question.name} ${question.type}: ${describe(records)}`)
  return answer(question, records, { exists, isAuthority: true })
})

const cache = new Map()
const negativeTtl = 60
serve(resolverPort, (question) => {
  const key = `${question.name} ${question.type}`
  const now = Date.now() / 1000
  let entry = cache.get(key)
  const isHit = entry !== undefined && entry.until > now
  if (!isHit) {
    const found = ask(question)
    entry = { ...found, until: now + Math.min(...found.records.map(({ ttl }) => ttl), ...(found.records.length ? [] : [negativeTtl])) }
    cache.set(key, entry)
  }
  const left = Math.ceil(entry.until - now)
  log(`resolver    ${key}: ${describe(entry.records)} (${isHit ? 'remembered' : 'asked the nameserver'}, ${left} s left)`)
  return answer(question, entry.records.map((one) => ({ ...one, ttl: left })), { exists: entry.exists, isAuthority: false })
})
console.log(`Nameserver on 127.0.0.1:${authorityPort}, resolver on 127.0.0.1:${resolverPort}, zone ${zoneFile}. Stop with Ctrl+C.`)
