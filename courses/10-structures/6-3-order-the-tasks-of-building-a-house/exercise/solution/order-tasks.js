/** A topological order of the tasks, or the cycle that prevents one. Of several free tasks, the first of the input comes first. */
export function orderTasks(tasks) {
  const position = new Map()
  for (const [index, { name }] of tasks.entries()) {
    if (position.has(name)) throw new Error(`"${name}" is listed twice`)
    position.set(name, index)
  }
  for (const { name, after } of tasks)
    for (const before of after)
      if (!position.has(before)) throw new Error(`"${name}" depends on "${before}", which doesn't exist`)

  const open = tasks.map((task) => task.after.length)
  const unlocks = tasks.map(() => [])
  tasks.forEach((task, index) => task.after.forEach((before) => unlocks[position.get(before)].push(index)))

  const order = []
  const free = new Set(tasks.keys().filter((index) => open[index] === 0))
  while (free.size > 0) {
    const index = Math.min(...free) // a heap would make this O(log n); for a house a scan is fine
    free.delete(index)
    order.push(tasks[index].name)
    for (const next of unlocks[index]) if (--open[next] === 0) free.add(next)
  }
  return order.length === tasks.length ? { order } : { cycle: findCycle(tasks, position) }
}

function findCycle(tasks, position) {
  const colour = new Map()
  const path = []
  function visit(name) {
    if (colour.get(name) === 'black') return null
    if (colour.get(name) === 'grey') return [...path.slice(path.indexOf(name)), name]
    colour.set(name, 'grey')
    path.push(name)
    for (const before of tasks[position.get(name)].after) {
      const cycle = visit(before)
      if (cycle) return cycle
    }
    path.pop()
    colour.set(name, 'black')
    return null
  }
  for (const { name } of tasks) {
    const cycle = visit(name)
    if (cycle) return cycle
  }
}
