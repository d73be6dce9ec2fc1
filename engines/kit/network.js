/**
 * A network that exists only in this program. Messages between services can be lost, doubled, delayed and overtaken, as
 * on a real one. But chance comes from a seed, and time from a clock that only `run` moves: the same seed always tells
 * the same story, and an hour takes no time at all.
 *
 *   const network = createNetwork({ seed: 7, lost: 0.2, doubled: 0.1, delay: [5, 50] })
 *   network.service('kitchen', (message) => console.log(network.now(), message))
 *   network.send('orders', 'kitchen', { id: 'ord-1' })
 *   await network.run()
 *   console.log(network.story.join('\n'))
 */
export function createNetwork({ seed = 1, lost = 0, doubled = 0, delay = [1, 1] } = {}) {
  const random = createRandom(seed)
  const services = new Map()
  const stopped = new Set()
  const cuts = new Set()
  const story = []
  let events = [] // what is still to happen: { at, order, act }
  let order = 0
  let now = 0

  const tell = (from, to, what) => story.push(`${now} ${from} -> ${to}: ${what}`)
  const isCut = (from, to) => cuts.has(`${from} ${to}`) || cuts.has(`${to} ${from}`)

  function after(ms, act) {
    const event = { at: now + Math.max(0, ms), order: order++, act }
    events.push(event)
    return () => {
      events = events.filter((one) => one !== event)
    }
  }

  /** Brings one packet to its target: never, once or twice. */
  function carry(from, to, what, arrive) {
    if (isCut(from, to) || random() < lost) return tell(from, to, `${what} lost`)
    const copies = random() < doubled ? 2 : 1
    for (let copy = 1; copy <= copies; copy++) {
      const [least, most] = delay
      after(least + Math.floor(random() * (most - least + 1)), () => {
        if (stopped.has(to)) return tell(from, to, `${what} not received, ${to} is stopped`)
        tell(from, to, copy === 1 ? what : `${what} again`)
        arrive()
      })
    }
  }

  // A copy for each arrival: services on a network share no objects.
  const handle = (from, to, message) => {
    const handler = services.get(to)
    if (!handler) throw new Error(`There is no service ${to}.`)
    return handler(structuredClone(message), { from })
  }

  return {
    /** Adds a service. What its handler returns is the answer to a `call`. */
    service: (name, handler) => void services.set(name, handler),

    /** Sends a message and expects no answer. Nobody learns whether it arrived. */
    send(from, to, message) {
      const copy = structuredClone(message)
      carry(from, to, JSON.stringify(copy), () => {
        // A service that fails on a message harms only itself.
        Promise.resolve()
          .then(() => handle(from, to, copy))
          .catch((error) => tell(from, to, `failed: ${error.message}`))
      })
    },

    /** Sends a request and waits for the answer. After `timeout` milliseconds it fails with "timeout": nobody knows why. */
    call(from, to, request, { timeout = 1000 } = {}) {
      const copy = structuredClone(request)
      return new Promise((resolve, reject) => {
        const cancel = after(timeout, () => reject(new Error('timeout')))
        const finish = (settle, value) => {
          cancel()
          settle(value)
        }
        carry(from, to, JSON.stringify(copy), () => {
          const answer = (text, settle, value) => carry(to, from, text, () => finish(settle, value))
          Promise.resolve()
            .then(() => handle(from, to, copy))
            .then(
              (value) => answer(`answer ${JSON.stringify(value)}`, resolve, structuredClone(value)),
              (error) => answer(`refusal ${error.message}`, reject, new Error(error.message)),
            )
        })
      })
    },

    /** A stopped service receives nothing. What it had stored is the business of its handler. */
    stop: (name) => void stopped.add(name),
    start: (name) => void stopped.delete(name),
    /** Between two services everything is lost, until the line is healed. */
    cut: (one, other) => void cuts.add(`${one} ${other}`),
    heal(one, other) {
      cuts.delete(`${one} ${other}`)
      cuts.delete(`${other} ${one}`)
    },

    /** Milliseconds since the start, on the network's own clock. */
    now: () => now,
    /** Runs a function later. Returns a function that cancels it. */
    after,
    /** Waits on the network's own clock. */
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    /** Chance from the same seed, between 0 and 1. Use it for jitter. */
    random,
    /** Everything that happened so far, one line each. */
    story,

    /** Plays until nothing is left to happen, or for some milliseconds. */
    async run(ms = Infinity) {
      const end = now + ms
      const turn = createTurn()
      await turn.next()
      for (;;) {
        const next = events.reduce((first, one) => (!first || isBefore(one, first) ? one : first), null)
        if (!next || next.at > end) break
        events = events.filter((one) => one !== next)
        now = next.at
        next.act()
        await turn.next() // everything that waited for it goes on first
      }
      if (end !== Infinity) now = end
      turn.close()
    },
  }
}

const isBefore = (one, other) => one.at < other.at || (one.at === other.at && one.order < other.order)

/** Numbers between 0 and 1 that look random and are the same for the same seed (the method is called mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Lets all waiting promises go on, without a real timer. */
function createTurn() {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  return {
    next: () =>
      new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true })
        port2.postMessage(null)
      }),
    close: () => port1.close(),
  }
}
