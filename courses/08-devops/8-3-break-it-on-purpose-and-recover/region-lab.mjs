// Two regions, one of which disappears. Node 24, no packages.
// Usage: node region-lab.mjs [seconds between two copies, 5 unless told]      stop with Ctrl+C
// Mumbai takes 10 orders a second and copies them to Hyderabad. Between second 15 and 35, Mumbai is gone.
//   curl localhost:18400/regions                      what answers, how many orders each has
//   curl -X POST localhost:18400/promote/hyderabad    let Hyderabad take orders (takes 3 seconds)
//   curl -X POST localhost:18400/traffic/hyderabad    send customers there
import { createServer } from 'node:http'

const copyEvery = Number(process.argv[2] ?? 5)
const regions = { mumbai: { isUp: true, mayWrite: true, orders: [] }, hyderabad: { isUp: true, mayWrite: false, orders: [] } }
let traffic = 'mumbai'
let number = 0
let refused = 0
let lostAt = null
let backAt = null
const start = Date.now()
const second = () => ((Date.now() - start) / 1000).toFixed(1)
const say = (text) => console.log(`${second().padStart(6)} s  ${text}`)

setInterval(() => {
  number++
  const region = regions[traffic]
  if (region.isUp && region.mayWrite) {
    region.orders.push(number)
    if (lostAt !== null && backAt === null) {
      backAt = Date.now()
      say('first order accepted again')
    }
  } else refused++
}, 100)
setInterval(() => {
  if (regions.mumbai.isUp) regions.hyderabad.orders = [...regions.mumbai.orders]
}, copyEvery * 1000)
setTimeout(() => {
  regions.mumbai.isUp = false
  lostAt = Date.now()
  say('ALERT: no order has been accepted')
}, 15_000 + Math.random() * 20_000)

createServer((request, response) => {
  const [, what, name] = request.url.split('/')
  const reply = (status, value) => {
    response.statusCode = status
    response.end(JSON.stringify(value) + '\n')
  }
  if (what === 'regions') return reply(200, { traffic, ...Object.fromEntries(Object.entries(regions).map(([key, r]) => [key, r.isUp ? { mayWrite: r.mayWrite, orders: r.orders.length } : 'no answer'])) })
  const region = regions[name]
  if (request.method !== 'POST' || !region) return reply(404, { error: 'not found' })
  if (what === 'promote') {
    if (name === 'hyderabad' && regions.mumbai.isUp) return reply(409, { error: 'Mumbai still takes orders: two truths. Refused.' })
    setTimeout(() => (region.mayWrite = true) && say(`${name} may take orders`), 3000)
    return reply(202, { promoting: name })
  }
  if (what === 'traffic') {
    traffic = name
    say(`customers go to ${name}`)
    return reply(200, { traffic })
  }
  reply(404, { error: 'not found' })
}).listen(18400, '127.0.0.1')

process.on('SIGINT', () => {
  if (lostAt === null) say('Mumbai was never gone')
  else {
    const lost = regions.mumbai.orders.filter((order) => !regions.hyderabad.orders.includes(order)).length
    say(`recovery time (RTO): ${backAt === null ? 'not recovered' : `${((backAt - lostAt) / 1000).toFixed(1)} s`}`)
    say(`accepted orders that are gone (RPO): ${lost}, about ${(lost / 10).toFixed(1)} s; refused meanwhile: ${refused}`)
  }
  process.exit(0)
})
say(`Mumbai takes orders and copies every ${copyEvery} s. Wait for the alert.`)
