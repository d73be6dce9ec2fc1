// Walks through your chart. Read it, but change only chart.json.
import chart from './chart.json'
export { chart }

/**
 * Plays one order. answers: for each action the answers in turn, such as { pay: ['unknown', 'ok'] }; after that, or
 * without a list, every answer is ok. Returns what was asked, and the state in which it ended.
 */
export function follow(answers = {}) {
  const left = structuredClone(answers)
  const asked = []
  let state = chart.start
  while (!chart.final.includes(state)) {
    const now = chart.states[state]
    if (!now) return { asked, end: `${state} doesn't exist` }
    if (asked.length === 30) return { asked: asked.slice(0, 6), end: 'never ends' }
    const answer = left[now.do]?.shift() ?? 'ok'
    asked.push(answer === 'ok' ? now.do : `${now.do} (${answer})`)
    state = now[answer]
  }
  return { asked, end: state }
}

/** Follows every way through the chart (without "unknown") and says what is wrong. */
export function problems() {
  const { start, final, pivot, compensations, states } = chart
  const found = new Set()
  for (const [name, state] of Object.entries(states))
    for (const answer of ['ok', 'refused', 'unknown']) {
      const next = state[answer]
      if (!next) found.add(`${name}: what happens if "${state.do}" is ${answer}?`)
      else if (!states[next] && !final.includes(next)) found.add(`${name}: goes to "${next}", which doesn't exist`)
    }
  const seen = new Set()
  const walk = (name, done, path) => {
    seen.add(name)
    if (final.includes(name)) return judge(name, done, [...path, name].join(' > '))
    const state = states[name]
    if (!state || path.length > 30) return
    for (const answer of ['ok', 'refused'])
      if (state[answer] !== name) walk(state[answer], answer === 'ok' ? [...done, state.do] : done, [...path, name])
  }
  const judge = (end, done, path) => {
    const passed = done.includes(pivot)
    const undo = Object.values(compensations)
    const open = done.filter((action) => compensations[action] && !done.includes(compensations[action]) && !done.includes('person'))
    const undone = done.filter((action) => undo.includes(action))
    const order = done.filter((action) => compensations[action]).reverse().map((action) => compensations[action])
    if (passed && end !== 'confirmed') found.add(`${path}: "${pivot}" can't be undone, but this ends in ${end}`)
    if (passed && undone.length > 0) found.add(`${path}: compensates after the pivot`)
    if (!passed && end === 'confirmed') found.add(`${path}: confirmed without "${pivot}"`)
    if (!passed && open.length > 0) found.add(`${path}: ${open.join(' and ')} never undone`)
    if (!passed && open.length === 0 && !done.includes('person') && undone.join() !== order.join()) found.add(`${path}: undo in reverse order`)
  }
  walk(start, [], [])
  for (const name of [...Object.keys(states), ...final]) if (!seen.has(name)) found.add(`${name}: nobody gets there`)
  return [...found]
}

console.log(problems())
console.log(follow({ assign: ['refused'] }))
