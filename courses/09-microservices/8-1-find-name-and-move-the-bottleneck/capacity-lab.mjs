// node capacity-lab.mjs SYSTEM.json RATE [SECONDS] : sends RATE orders a second through the system, in simulated time.
// An order visits gateway, orders, menu (unless the cache knows), one shard, payments. Times are random (exponential) around "ms".
import { readFileSync } from 'node:fs'

const [file, rate = '100', seconds = '180'] = process.argv.slice(2)
const system = JSON.parse(readFileSync(file, 'utf8'))
let seed = 7
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
const exponential = (mean) => -Math.log(1 - random()) * mean

if (system.payments.connections > 100) throw new Error('The payment provider allows at most 100 connections')
if (system.menu.cacheHit > 0.9) throw new Error('Dishes change too often for more than 90 % hits')
const stations = new Map()
const add = (name, workers, ms) => stations.set(name, { name, free: new Array(workers).fill(0), ms, visits: 0, busy: 0, waited: 0, inside: 0 })
for (const name of ['gateway', 'orders', 'menu']) add(name, system[name].copies * system[name].workersPerCopy, system[name].ms)
for (let i = 1; i <= system.shards.copies; i++) add(`shard ${i}`, system.shards.workersPerCopy, system.shards.ms)
add('payments', system.payments.connections, system.payments.ms)

function route() {
  const { copies, hotOfficeShare, spreadHotOffice } = system.shards
  const hot = random() < hotOfficeShare
  const shard = hot && !spreadHotOffice ? 1 : 1 + Math.floor(random() * copies)
  return ['gateway', 'orders', ...(random() < system.menu.cacheHit ? [] : ['menu']), `shard ${shard}`, 'payments']
}
// Events in the order of time: a small heap of [time, order]
const heap = []
const push = (item) => {
  heap.push(item)
  for (let i = heap.length - 1; i > 0; ) {
    const p = (i - 1) >> 1
    if (heap[p][0] <= heap[i][0]) break
    ;[heap[p], heap[i]] = [heap[i], heap[p]]
    i = p
  }
}
const pop = () => {
  const top = heap[0]
  const last = heap.pop()
  if (heap.length > 0) {
    heap[0] = last
    for (let i = 0; ; ) {
      let c = 2 * i + 1
      if (c >= heap.length) break
      if (c + 1 < heap.length && heap[c + 1][0] < heap[c][0]) c++
      if (heap[i][0] <= heap[c][0]) break
      ;[heap[c], heap[i]] = [heap[i], heap[c]]
      i = c
    }
  }
  return top
}
const end = Number(seconds) * 1000
for (let at = exponential(1000 / Number(rate)); at < end; at += exponential(1000 / Number(rate))) push([at, { began: at, route: route(), step: 0 }])
const times = []
while (heap.length > 0) {
  const [now, order] = pop()
  if (order.step === order.route.length) {
    times.push(now - order.began)
    continue
  }
  const station = stations.get(order.route[order.step++])
  let w = 0
  for (let i = 1; i < station.free.length; i++) if (station.free[i] < station.free[w]) w = i
  const start = Math.max(now, station.free[w])
  const done = start + exponential(station.ms)
  station.free[w] = done
  station.visits++
  station.busy += Math.max(0, Math.min(done, end) - Math.min(start, end))
  station.waited += start - now
  station.inside += done - now
  push([done, order])
}
times.sort((a, b) => a - b)
const at = (p) => Math.round(times[Math.ceil((p / 100) * times.length) - 1])
console.log(`${rate} orders a second`)
console.log('station     visits/s   W ms  L = rate × W  workers  busy')
let worst
for (const station of stations.values()) {
  const perSecond = station.visits / Number(seconds)
  const w = station.inside / station.visits
  const busy = station.busy / (station.free.length * end)
  if (!worst || busy > worst.busy) worst = { name: station.name, busy }
  console.log(`${station.name.padEnd(10)} ${perSecond.toFixed(1).padStart(9)} ${String(Math.round(w)).padStart(6)} ${((perSecond * w) / 1000).toFixed(1).padStart(13)} ${String(station.free.length).padStart(8)} ${String(Math.round(busy * 100)).padStart(4)} %`)
}
const { gateway, orders, menu, shards } = system
const rupees = [gateway, orders, menu, shards].reduce((sum, one) => sum + one.copies * one.rupeesPerCopy, 0) + (menu.cacheHit > 0 ? menu.cacheRupees : 0)
console.log(`whole order: p50 ${at(50)} ms, p95 ${at(95)} ms; bottleneck: ${worst.name}, ${Math.round(worst.busy * 100)} % busy`)
console.log(`₹${rupees.toLocaleString('en-IN')} a month, ${((rupees * 100) / (system.ordersPerDay * 30)).toFixed(2)} paise per order`)
