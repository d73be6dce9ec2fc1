export default [
  {
    name: 'orders a longer program as JavaScript does',
    hint: 'Walk through it on paper with the boxes, and compare after each step.',
    run: ({ run }) =>
      run([
        'A',
        { timer: ['K', { micro: ['L'] }, { timer: ['P'], ms: 0 }, 'M'], ms: 1 },
        { micro: ['E', { micro: ['H', { timer: ['O'], ms: 1 }] }] },
        { timer: ['B', { micro: [] }, { micro: ['C'] }], ms: 0 },
        { micro: [{ micro: ['I'] }, 'G'] },
        'D',
      ]),
    expect: ['A', 'D', 'E', 'G', 'H', 'I', 'B', 'C', 'K', 'M', 'L', 'O', 'P'],
  },
  {
    name: 'an empty program prints nothing',
    hint: 'Without steps, timers or microtasks nothing happens.',
    run: ({ run }) => [run([]), run([{ micro: [] }, { timer: [], ms: 3 }])],
    expect: [[], []],
  },
  {
    name: 'microtasks that never end throw an error',
    hint: 'Count the microtasks since the last task. Throw an Error after 10,000.',
    run: ({ run }) => {
      const endless = ['x']
      endless.push({ micro: endless })
      try {
        return run(endless).length
      } catch (error) {
        // These come from JavaScript itself: the function called itself too often, or the list grew too long.
        const isBuiltIn = /call stack|recursion|array length|memory/i.test(error.message)
        return isBuiltIn ? error.message : 'an error of your own'
      }
    },
    expect: 'an error of your own',
  },
  {
    name: 'many microtasks with tasks between them are fine',
    hint: 'The count starts again with each task.',
    run: ({ run }) => {
      const many = Array.from({ length: 6000 }, () => ({ micro: ['m'] }))
      return run([...many, { timer: many, ms: 1 }]).length
    },
    expect: 12000,
  },
  {
    name: 'leaves the program as it was, and runs it twice alike',
    hint: 'Keep the queues inside run, and never shift from the program itself.',
    run: ({ run }) => {
      const program = ['A', { micro: ['B', 'C'] }, { timer: ['D'], ms: 1 }]
      const [first, second] = [run(program), run(program)]
      return [first, second, JSON.stringify(program)]
    },
    expect: [['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D'], '["A",{"micro":["B","C"]},{"timer":["D"],"ms":1}]'],
  },
]
