export default [
  {
    name: 'lists the tasks of the cycle in order, without those that only wait for it',
    hint: 'When you meet a grey task, the cycle is the part of your path that begins with it.',
    run: ({ orderTasks }) => {
      const { cycle } = orderTasks([
        { name: 'walls', after: [] },
        { name: 'paint', after: ['plaster'] },
        { name: 'plaster', after: ['walls', 'pipes'] },
        { name: 'pipes', after: ['taps'] },
        { name: 'taps', after: ['plaster'] },
      ])
      // The cycle may begin with any of its tasks.
      const start = cycle.indexOf('pipes')
      const loop = cycle.slice(0, -1)
      return { closed: cycle[0] === cycle.at(-1), loop: [...loop.slice(start), ...loop.slice(0, start)] }
    },
    expect: { closed: true, loop: ['pipes', 'taps', 'plaster'] },
  },
  {
    name: 'doesn’t take two ways to the same task for a cycle',
    hint: 'A task that is done is black. Meeting it again is normal.',
    run: ({ orderTasks }) =>
      orderTasks([
        { name: 'handover', after: ['walls', 'garden'] },
        { name: 'walls', after: ['foundation'] },
        { name: 'garden', after: ['foundation'] },
        { name: 'foundation', after: [] },
      ]),
    expect: { order: ['foundation', 'walls', 'garden', 'handover'] },
  },
  {
    name: 'finds a cycle that no free task leads to',
    hint: 'Start the search from every task, not only from the first one.',
    run: ({ orderTasks }) => {
      const { cycle } = orderTasks([
        { name: 'survey', after: [] },
        { name: 'permit', after: ['survey'] },
        { name: 'pump', after: ['power'] },
        { name: 'power', after: ['pump'] },
      ])
      return [cycle.length, cycle[0] === cycle[2], cycle.slice(0, 2).sort()]
    },
    expect: [3, true, ['power', 'pump']],
  },
  {
    name: 'orders a chain of 300 tasks given in reverse',
    hint: 'Each finished task frees the next one. Don’t look through all tasks for every dependency again.',
    run: ({ orderTasks }) => {
      const tasks = Array.from({ length: 300 }, (_, i) => ({
        name: `task ${299 - i}`,
        after: i === 299 ? [] : [`task ${298 - i}`],
      }))
      const { order } = orderTasks(tasks)
      return [order.length, order.slice(0, 2), order.at(-1)]
    },
    expect: [300, ['task 0', 'task 1'], 'task 299'],
  },
]
