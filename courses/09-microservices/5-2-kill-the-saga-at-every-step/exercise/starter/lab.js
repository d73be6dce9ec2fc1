// Four services, the sagas' table, and a power supply that fails. Change only orchestrator.js.
import chart from './chart.json'
import { advance, recover } from './orchestrator.js'
export { advance, chart, recover }

/**
 * refuse: actions that are refused. lose: how many answers of an action get lost after the work was done, { pay: 1 }.
 * crashAt: the point at which the power fails; there is one before and after each action and each saved state.
 */
export function createWorld({ refuse = [], lose = {}, crashAt = Infinity } = {}) {
  const facts = {} // order -> what the four services believe
  const seen = new Set() // keys, per service
  const lost = { ...lose }
  const sagas = new Map() // the orchestrator's table: survives
  let point = 0
  let isDead = false
  const world = { refuse: [...refuse], calls: [], points: () => point, restart: () => void (isDead = false) }
  const crash = () => {
    if (isDead || ++point === crashAt) {
      isDead = true
      throw new Error('power failure')
    }
  }
  const factsOf = (order) => (facts[order] ??= { paise: 0, entries: 0, dabbas: 0, pots: 0, sms: 0 })
  const action = (name, work) => (order, key) => {
    crash()
    world.calls.push(`${name} ${key}`)
    if (world.refuse.includes(name)) return 'refused'
    const id = `${name} ${key ?? Math.random()}`
    if (!seen.has(id)) {
      seen.add(id)
      work(factsOf(order))
    }
    crash()
    if (lost[name] > 0) {
      lost[name] -= 1
      throw new Error('no answer')
    }
    return 'ok'
  }
  world.services = {
    pay: action('pay', (f) => ((f.paise += 12000), (f.entries += 1))),
    refund: action('refund', (f) => ((f.paise -= 12000), (f.entries += 1))),
    assign: action('assign', (f) => (f.dabbas += 1)),
    release: action('release', (f) => (f.dabbas -= 1)),
    cook: action('cook', (f) => (f.pots += 1)),
    notify: action('notify', (f) => (f.sms += 1)),
    person: action('person', (f) => ((f.paise = 0), (f.dabbas = 0))),
  }
  world.store = {
    /** Begins a saga, once. */
    begin: (order) => void (sagas.has(order) || sagas.set(order, chart.start)),
    state: (order) => sagas.get(order),
    /** Saves a new state, but only if the state is still `from`. Says whether it did. */
    move(order, from, to) {
      crash()
      if (sagas.get(order) !== from) return false
      sagas.set(order, to)
      crash()
      return true
    },
    /** Orders whose saga isn't finished. */
    open: () => [...sagas].filter(([, state]) => !chart.final.includes(state)).map(([order]) => order),
  }
  world.facts = factsOf
  return world
}

/** Starts one order; after a power failure only recover() is called, until nothing changes any more. */
export function play(options) {
  const world = createWorld(options)
  const careful = (work) => {
    try {
      work()
    } catch (error) {
      if (error.message !== 'power failure') throw error
      world.restart()
    }
  }
  world.store.begin('ord-1')
  careful(() => advance(world.store, world.services, 'ord-1'))
  for (let i = 0; i < 3; i++) careful(() => recover(world.store, world.services))
  return { world, state: world.store.state('ord-1'), facts: world.facts('ord-1') }
}

const { state, facts } = play({ lose: { pay: 1 }, crashAt: 4 })
console.log(state, facts)
