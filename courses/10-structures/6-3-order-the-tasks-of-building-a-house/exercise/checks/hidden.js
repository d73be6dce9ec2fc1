export default [
  {
    name: 'orders all 28 tasks of the house',
    hint: 'Each time, choose the free task that comes first in the input, also among those that have just become free.',
    call: 'orderTasks',
    args: [
      [
        { name: 'survey the plot', after: [] },
        { name: 'draw the plan', after: ['survey the plot'] },
        { name: 'get the building permit', after: ['draw the plan'] },
        { name: 'clear the ground', after: ['survey the plot'] },
        { name: 'dig the foundation', after: ['clear the ground', 'get the building permit'] },
        { name: 'order bricks and cement', after: ['draw the plan'] },
        { name: 'pour the foundation', after: ['dig the foundation', 'order bricks and cement'] },
        { name: 'lay the drains', after: ['dig the foundation'] },
        { name: 'build the walls', after: ['pour the foundation', 'order bricks and cement'] },
        { name: 'set door and window frames', after: ['build the walls'] },
        { name: 'build the stairs', after: ['build the walls'] },
        { name: 'cast the roof slab', after: ['build the walls', 'build the stairs'] },
        { name: 'cure the slab', after: ['cast the roof slab'] },
        { name: 'waterproof the roof', after: ['cure the slab'] },
        { name: 'fix the water tank', after: ['waterproof the roof'] },
        { name: 'lay the pipes', after: ['build the walls', 'lay the drains'] },
        { name: 'lay the electric conduits', after: ['cast the roof slab'] },
        { name: 'plaster the walls', after: ['lay the pipes', 'lay the electric conduits', 'set door and window frames', 'cure the slab'] },
        { name: 'lay the floor tiles', after: ['plaster the walls'] },
        { name: 'pull the wires', after: ['plaster the walls'] },
        { name: 'fix switches and lights', after: ['pull the wires', 'paint the walls'] },
        { name: 'hang doors and windows', after: ['lay the floor tiles'] },
        { name: 'paint the walls', after: ['plaster the walls', 'hang doors and windows'] },
        { name: 'fix taps and basins', after: ['lay the pipes', 'lay the floor tiles', 'fix the water tank'] },
        { name: 'connect the electricity', after: ['fix switches and lights'] },
        { name: 'connect the water', after: ['fix taps and basins', 'lay the drains'] },
        { name: 'clean the house', after: ['paint the walls', 'fix taps and basins', 'fix switches and lights'] },
        { name: 'move in', after: ['clean the house', 'connect the electricity', 'connect the water'] },
      ],
    ],
    expect: {
      order: [
        'survey the plot',
        'draw the plan',
        'get the building permit',
        'clear the ground',
        'dig the foundation',
        'order bricks and cement',
        'pour the foundation',
        'lay the drains',
        'build the walls',
        'set door and window frames',
        'build the stairs',
        'cast the roof slab',
        'cure the slab',
        'waterproof the roof',
        'fix the water tank',
        'lay the pipes',
        'lay the electric conduits',
        'plaster the walls',
        'lay the floor tiles',
        'pull the wires',
        'hang doors and windows',
        'paint the walls',
        'fix switches and lights',
        'fix taps and basins',
        'connect the electricity',
        'connect the water',
        'clean the house',
        'move in',
      ],
    },
  },
  {
    name: 'finds the cycle in the second house',
    hint: 'Only the tasks that need each other in a circle belong to the cycle. The others wait for it.',
    run: ({ orderTasks }) => {
      const { cycle } = orderTasks([
        { name: 'survey the plot', after: [] },
        { name: 'draw the plan', after: ['survey the plot'] },
        { name: 'get the building permit', after: ['draw the plan'] },
        { name: 'clear the ground', after: ['survey the plot'] },
        { name: 'dig the foundation', after: ['clear the ground', 'get the building permit'] },
        { name: 'order bricks and cement', after: ['draw the plan'] },
        { name: 'pour the foundation', after: ['dig the foundation', 'order bricks and cement'] },
        { name: 'lay the drains', after: ['dig the foundation'] },
        { name: 'build the walls', after: ['pour the foundation', 'order bricks and cement'] },
        { name: 'set door and window frames', after: ['build the walls'] },
        { name: 'build the stairs', after: ['build the walls'] },
        { name: 'cast the roof slab', after: ['build the walls', 'build the stairs'] },
        { name: 'cure the slab', after: ['cast the roof slab'] },
        { name: 'waterproof the roof', after: ['cure the slab'] },
        { name: 'fix the water tank', after: ['waterproof the roof'] },
        { name: 'lay the pipes', after: ['build the walls', 'lay the drains', 'fix taps and basins'] },
        { name: 'lay the electric conduits', after: ['cast the roof slab'] },
        { name: 'plaster the walls', after: ['lay the pipes', 'lay the electric conduits', 'set door and window frames', 'cure the slab'] },
        { name: 'lay the floor tiles', after: ['plaster the walls'] },
        { name: 'pull the wires', after: ['plaster the walls'] },
        { name: 'fix switches and lights', after: ['pull the wires', 'paint the walls'] },
        { name: 'hang doors and windows', after: ['lay the floor tiles'] },
        { name: 'paint the walls', after: ['plaster the walls', 'hang doors and windows'] },
        { name: 'fix taps and basins', after: ['lay the pipes', 'lay the floor tiles', 'fix the water tank'] },
        { name: 'connect the electricity', after: ['fix switches and lights'] },
        { name: 'connect the water', after: ['fix taps and basins', 'lay the drains'] },
        { name: 'clean the house', after: ['paint the walls', 'fix taps and basins', 'fix switches and lights'] },
        { name: 'move in', after: ['clean the house', 'connect the electricity', 'connect the water'] },
      ])
      return [cycle.length, cycle[0] === cycle[2], cycle.slice(0, 2).sort()]
    },
    python: `
cycle = order_tasks([
    {'name': 'survey the plot', 'after': []},
    {'name': 'draw the plan', 'after': ['survey the plot']},
    {'name': 'get the building permit', 'after': ['draw the plan']},
    {'name': 'clear the ground', 'after': ['survey the plot']},
    {'name': 'dig the foundation', 'after': ['clear the ground', 'get the building permit']},
    {'name': 'order bricks and cement', 'after': ['draw the plan']},
    {'name': 'pour the foundation', 'after': ['dig the foundation', 'order bricks and cement']},
    {'name': 'lay the drains', 'after': ['dig the foundation']},
    {'name': 'build the walls', 'after': ['pour the foundation', 'order bricks and cement']},
    {'name': 'set door and window frames', 'after': ['build the walls']},
    {'name': 'build the stairs', 'after': ['build the walls']},
    {'name': 'cast the roof slab', 'after': ['build the walls', 'build the stairs']},
    {'name': 'cure the slab', 'after': ['cast the roof slab']},
    {'name': 'waterproof the roof', 'after': ['cure the slab']},
    {'name': 'fix the water tank', 'after': ['waterproof the roof']},
    {'name': 'lay the pipes', 'after': ['build the walls', 'lay the drains', 'fix taps and basins']},
    {'name': 'lay the electric conduits', 'after': ['cast the roof slab']},
    {'name': 'plaster the walls', 'after': ['lay the pipes', 'lay the electric conduits', 'set door and window frames', 'cure the slab']},
    {'name': 'lay the floor tiles', 'after': ['plaster the walls']},
    {'name': 'pull the wires', 'after': ['plaster the walls']},
    {'name': 'fix switches and lights', 'after': ['pull the wires', 'paint the walls']},
    {'name': 'hang doors and windows', 'after': ['lay the floor tiles']},
    {'name': 'paint the walls', 'after': ['plaster the walls', 'hang doors and windows']},
    {'name': 'fix taps and basins', 'after': ['lay the pipes', 'lay the floor tiles', 'fix the water tank']},
    {'name': 'connect the electricity', 'after': ['fix switches and lights']},
    {'name': 'connect the water', 'after': ['fix taps and basins', 'lay the drains']},
    {'name': 'clean the house', 'after': ['paint the walls', 'fix taps and basins', 'fix switches and lights']},
    {'name': 'move in', 'after': ['clean the house', 'connect the electricity', 'connect the water']},
])['cycle']
[len(cycle), cycle[0] == cycle[2], sorted(cycle[:2])]`,
    expect: [3, true, ['fix taps and basins', 'lay the pipes']],
  },
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
    python: `
cycle = order_tasks([
    {'name': 'walls', 'after': []},
    {'name': 'paint', 'after': ['plaster']},
    {'name': 'plaster', 'after': ['walls', 'pipes']},
    {'name': 'pipes', 'after': ['taps']},
    {'name': 'taps', 'after': ['plaster']},
])['cycle']
start = cycle.index('pipes')
loop = cycle[:-1]
{'closed': cycle[0] == cycle[-1], 'loop': loop[start:] + loop[:start]}`,
    expect: { closed: true, loop: ['pipes', 'taps', 'plaster'] },
  },
  {
    name: 'doesn’t take two ways to the same task for a cycle',
    hint: 'A task that is done is black. Meeting it again is normal.',
    call: 'orderTasks',
    args: [
      [
        { name: 'handover', after: ['walls', 'garden'] },
        { name: 'walls', after: ['foundation'] },
        { name: 'garden', after: ['foundation'] },
        { name: 'foundation', after: [] },
      ],
    ],
    expect: { order: ['foundation', 'walls', 'garden', 'handover'] },
  },
  {
    name: 'finds a cycle beside tasks that two others need',
    hint: 'Start the search from every task, not only from the first one. A finished task is black, and no part of a cycle.',
    run: ({ orderTasks }) => {
      const { cycle } = orderTasks([
        { name: 'survey', after: [] },
        { name: 'permit', after: ['survey'] },
        { name: 'fence', after: ['permit', 'survey'] },
        { name: 'pump', after: ['fence', 'power'] },
        { name: 'power', after: ['survey', 'pump'] },
      ])
      return [cycle.length, cycle[0] === cycle[2], cycle.slice(0, 2).sort()]
    },
    python: `
cycle = order_tasks([
    {'name': 'survey', 'after': []},
    {'name': 'permit', 'after': ['survey']},
    {'name': 'fence', 'after': ['permit', 'survey']},
    {'name': 'pump', 'after': ['fence', 'power']},
    {'name': 'power', 'after': ['survey', 'pump']},
])['cycle']
[len(cycle), cycle[0] == cycle[2], sorted(cycle[:2])]`,
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
    python: `
order = order_tasks([{'name': f'task {i}', 'after': [f'task {i - 1}'] if i else []} for i in range(299, -1, -1)])['order']
[len(order), order[:2], order[-1]]`,
    expect: [300, ['task 0', 'task 1'], 'task 299'],
  },
]
