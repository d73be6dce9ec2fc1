// A simulated incident at Kadai. Node 24, no packages. Alone, or with friends around one screen.
// Usage: node incident.mjs            one minute of the clock takes 10 seconds; at most 15 minutes in all
//        node incident.mjs --fast     one minute takes 0.4 seconds (for scripts)
// Type "help". Everything is written to timeline.txt with the clock of the simulation. Ctrl+C or "quit" ends it.
import { appendFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const fast = process.argv.includes('--fast')
const msPerMinute = fast ? 400 : 10_000
let minute = 18 * 60 + 38
const clock = () => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
writeFileSync('timeline.txt', '')
function tell(who, text) {
  console.log(`${clock()}  ${who.padEnd(10)} ${text}`)
  appendFileSync('timeline.txt', `${clock()}  ${who.padEnd(10)} ${text}\n`)
}

const system = { version: '1.6.0', pods: 6, pool: 20, restarting: 0, messages: 0, paged: new Set() }
const deploys = ['16:10  1.5.4  Imran   Show the delivery slot in bold', '17:50  1.6.0  Meena   Search also by Tamil names', '18:05  (no release)  Selvi   values.yaml: pool 5 -> 20, pods 4 -> 6, for tonight\'s offer']
const maxConnections = 100
const reserved = 3

function demand() {
  if (minute < 18 * 60 + 40) return 60
  return Math.max(70, 210 - Math.max(0, minute - (18 * 60 + 70)) * 1.5) // the offer SMS went out at 18:40
}
// Orders a minute that one connection can serve, and what the database refuses.
function measure() {
  if (system.restarting > 0) return { orders: demand(), failed: demand() * 0.6, wanted: 0, used: 20, p95: 900 }
  const wanted = system.pods * system.pool
  const allowed = maxConnections - reserved
  const isBusy = demand() > 100
  const refused = isBusy && wanted > allowed ? Math.min(0.6, ((wanted - allowed) / wanted) * 1.6) : 0
  const capacity = Math.min(wanted, allowed) * 3.2
  const overload = Math.max(0, 1 - capacity / demand())
  const share = Math.min(0.95, refused + overload)
  return { orders: demand(), failed: demand() * share, wanted, used: isBusy ? Math.min(wanted, maxConnections) : Math.min(wanted, 40), p95: Math.round(180 + share * 4200 + overload * 3000) }
}

let failedOrders = 0
let firstCustomerMessage = null
let calmMinutes = 0
let mitigatedAt = null
const started = 18 * 60 + 40
const events = new Map([
  [18 * 60 + 38, ['chat', 'Friday evening. You are on call. Selvi is on the train to Erode and can be reached by phone.']],
  [18 * 60 + 40, ['marketing', 'The SMS about 20 % off is out to 40,000 customers. Good luck!']],
  [18 * 60 + 43, ['ALERT', 'OrdersFailFast: orders fail. Runbook: place a test order; look at changes; look at the database.']],
  [18 * 60 + 46, ['customer', 'I pressed Order three times. Am I charged three times???']],
  [18 * 60 + 49, ['Devi', '(owner) What is going on? Somebody is calling me about orders.']],
  [18 * 60 + 52, ['Meena', 'I released 1.6.0 today. Should I roll back? I can do it right now.']],
  [18 * 60 + 55, ['Imran', 'Probably too little power. I would double the pods. Shall I?']],
  [18 * 60 + 58, ['customer', 'The app says "something went wrong". Is the offer still valid tomorrow?']],
  [18 * 60 + 65, ['Devi', 'I need one sentence for the shops. What do I tell them?']],
  [18 * 60 + 75, ['newspaper', 'Hello, Kovai Times here. Is Kadai hacked?']],
])

const commands = {
  help: () => `look:  status  metrics  logs  changes  db
act:   scale 4   pool 10   rollback 1.5.4   restart
talk:  say TEXT (to customers)   note TEXT (your thoughts)   page selvi|meena|imran
end:   quit`,
  status: () => `version ${system.version}, ${system.pods} pods, all running; pool ${system.pool} connections per pod${system.restarting ? ' (restarting)' : ''}`,
  metrics: () => {
    const m = measure()
    return `${Math.round(m.orders)} orders a minute, ${Math.round((m.failed / m.orders) * 100)} % fail, p95 ${m.p95} ms, CPU 35 %`
  },
  logs: () => {
    const m = measure()
    if (m.failed < 1) return 'info  order placed\ninfo  order placed'
    const lines = ['info  order placed', 'warn  SMS provider slow (810 ms)']
    if (m.wanted > maxConnections - reserved && m.orders > 100) lines.push('error sorry, too many clients already', 'error sorry, too many clients already')
    else lines.push('error timeout: no free connection in the pool after 2000 ms')
    return lines.join('\n')
  },
  changes: () => deploys.join('\n'),
  db: () => {
    const m = measure()
    return `connections: ${m.used} of ${maxConnections} (${reserved} reserved for the administrator); CPU 41 %; slowest query 38 ms; the app asks for up to ${m.wanted}`
  },
  scale: (text) => {
    const pods = Number(text)
    if (!Number.isInteger(pods) || pods < 1 || pods > 20) return 'scale 1 to 20'
    system.pods = pods
    return `${pods} pods`
  },
  pool: (text) => {
    const pool = Number(text)
    if (!Number.isInteger(pool) || pool < 1 || pool > 50) return 'pool 1 to 50'
    system.pool = pool
    system.restarting = 1
    return `pool ${pool}; the pods restart one after the other`
  },
  rollback: (version) => {
    if (!['1.5.4', '1.6.0'].includes(version)) return 'rollback 1.5.4 or 1.6.0'
    system.version = version
    system.restarting = 2
    return `version ${version}; the pods restart (values.yaml stays as it is)`
  },
  restart: () => {
    system.restarting = 2
    return 'restarting all pods'
  },
  say: (text) => {
    if (!text) return 'say what?'
    system.messages++
    firstCustomerMessage ??= minute
    return 'shown in the app and on the status page'
  },
  note: () => '',
  page: (name) => {
    if (!['selvi', 'meena', 'imran'].includes(name)) return 'page selvi, meena or imran'
    system.paged.add(name)
    return name === 'selvi' ? 'Selvi: "I raised the pool to 20 at 18:05, so that it holds tonight. The database allows 100 in all. Oh."' : `${name}: "I am here. Tell me one thing to do."`
  },
  quit: () => finish(),
}
function finish() {
  const lines = [
    `failed orders:            ${Math.round(failedOrders)}`,
    `began 18:40, mitigated:   ${mitigatedAt === null ? 'no' : `${Math.floor(mitigatedAt / 60)}:${String(mitigatedAt % 60).padStart(2, '0')} (${mitigatedAt - started} minutes)`}`,
    `first word to customers:  ${firstCustomerMessage === null ? 'none' : `after ${firstCustomerMessage - started} minutes`}, ${system.messages} messages`,
  ]
  for (const line of lines) tell('RESULT', line)
  console.log('Everything is in timeline.txt. Write the review while you remember.')
  process.exit(0)
}

const input = createInterface({ input: process.stdin })
input.on('line', (line) => {
  const [name, ...rest] = line.trim().split(' ')
  if (!name) return
  const command = commands[name]
  if (!command) return console.log('?  Type "help".')
  if (name !== 'help') tell('YOU', line.trim())
  const answer = command(rest.join(' '))
  if (answer) console.log(answer.split('\n').map((l) => `       ${l}`).join('\n'))
})
process.on('SIGINT', finish)

setInterval(() => {
  const m = measure()
  failedOrders += m.failed
  if (minute >= started + 3) {
    calmMinutes = m.failed / m.orders < 0.005 && system.restarting === 0 ? calmMinutes + 1 : 0
    mitigatedAt = calmMinutes === 0 ? null : (mitigatedAt ?? minute)
  }
  if (system.restarting > 0) system.restarting--
  minute++
  const event = events.get(minute)
  if (event && !(calmMinutes > 3 && event[0] !== 'Devi')) tell(...event)
  if (minute % 5 === 0 && minute > started + 3) tell('graph', commands.metrics())
  if (calmMinutes === 10) {
    tell('ALERT', 'OrdersFailFast is over: ten quiet minutes.')
    finish()
  }
  if (minute === 20 * 60 + 10) {
    tell('chat', 'The rush is over. Many customers have ordered elsewhere.')
    finish()
  }
}, msPerMinute)
tell(...events.get(minute))
console.log('       Type "help".')
