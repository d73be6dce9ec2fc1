// The worst half hour of a Tuesday, 12:40 to 13:09, against four workers, in simulated time. Change only policy.js.
import arrivals from './arrivals.json'
import * as policy from './policy.js'
export { policy }

const workers = 4
const workMs = { browse: 50, order: 400, track: 30 } // a full answer, on average
const cheapMs = { browse: 4, track: 3 } // from a cache, perhaps a minute old; an order has no cheap answer
const patienceMs = 8000 // then a customer leaves, and half of them try again two seconds later
const goodMs = 2000

/**
 * factor multiplies all arrivals (2: a festival). Returns whole per cent of the orders:
 * good (under two seconds), late, refused, left (nobody answered in time); cheap: of browse and track; and
 * wasted: of the workers' time, for people who had left.
 */
export function play(factor, { decide, stillWanted } = policy) {
  let seed = 42
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const coming = []
  for (const kind of ['browse', 'order', 'track'])
    arrivals[kind].forEach((count, minute) => {
      for (let i = 0; i < Math.round(count * factor); i++) coming.push({ at: (minute + random()) * 60_000, kind, attempt: 1 })
    })
  coming.sort((a, b) => a.at - b.at)

  const again = [] // second attempts, in the order of time
  const queue = []
  const accepted = []
  const free = new Array(workers).fill(0) // when each worker is free
  const count = { good: 0, late: 0, refused: 0, left: 0, cheap: 0, others: 0 }
  let [nextNew, nextAgain, nextLeaving, head, worked, wasted] = [0, 0, 0, 0, 0, 0]

  const finish = (request, how, at) => {
    request.done = true
    if (request.kind !== 'order') {
      count.others += 1
      if (how === 'cheap') count.cheap += 1
    } else if (how === 'served') count[at - request.at <= goodMs ? 'good' : 'late'] += 1
    else count[how] += 1
  }
  /** Workers take requests from the queue until `now`. */
  const work = (now) => {
    while (head < queue.length) {
      let worker = 0
      for (let i = 1; i < workers; i++) if (free[i] < free[worker]) worker = i
      const request = queue[head]
      const start = Math.max(free[worker], request.at)
      if (start > now) return
      head += 1
      if (!stillWanted({ kind: request.kind, waitedMs: start - request.at })) {
        if (!request.done) finish(request, 'refused')
        continue
      }
      const ms = request.cheap ? cheapMs[request.kind] : workMs[request.kind] * (0.5 + random())
      free[worker] = start + ms
      worked += ms
      if (start + ms - request.at > patienceMs) wasted += ms
      else if (!request.done) finish(request, request.cheap ? 'cheap' : 'served', start + ms)
    }
  }
  const timeOf = (list, index, plus = 0) => (index < list.length ? list[index].at + plus : Infinity)
  for (;;) {
    while (accepted[nextLeaving]?.done) nextLeaving += 1
    const arriving = Math.min(timeOf(coming, nextNew), timeOf(again, nextAgain))
    const leaving = timeOf(accepted, nextLeaving, patienceMs)
    const now = Math.min(arriving, leaving)
    if (now === Infinity) break
    work(now)
    if (now === leaving) {
      // Patience is over. The server doesn't notice: the request stays in the queue.
      const request = accepted[nextLeaving++]
      if (request.done) continue
      if (request.attempt === 1 && random() < 0.5) {
        request.done = true
        again.push({ kind: request.kind, at: now + 2000, attempt: 2 })
      } else finish(request, 'left')
      continue
    }
    const request = now === timeOf(coming, nextNew) ? coming[nextNew++] : again[nextAgain++]
    const waiting = queue.length - head
    let running = 0
    for (const at of free) if (at > now) running += 1
    const answer = decide({
      kind: request.kind,
      waiting,
      running,
      waitMs: waiting > 0 ? now - queue[head].at : 0,
    })
    if (answer === 'refuse') {
      finish(request, 'refused')
      continue
    }
    request.cheap = answer === 'cheap' && request.kind !== 'order'
    queue.push(request)
    accepted.push(request)
  }
  work(Infinity)
  const orders = count.good + count.late + count.refused + count.left
  const percent = (part, whole) => Math.round((100 * part) / whole)
  return {
    good: percent(count.good, orders),
    late: percent(count.late, orders),
    refused: percent(count.refused, orders),
    left: percent(count.left, orders),
    cheap: percent(count.cheap, count.others),
    wasted: percent(wasted, worked),
  }
}

console.log('a normal day:', play(1))
console.log('a festival:  ', play(2))
