export default [
  {
    name: 'puts each task after those it depends on',
    hint: 'Start with the tasks that wait for nothing. A finished task may free others.',
    call: 'orderTasks',
    args: [
      [
        { name: 'paint', after: ['plaster', 'windows'] },
        { name: 'plaster', after: ['walls'] },
        { name: 'windows', after: ['walls'] },
        { name: 'foundation', after: [] },
        { name: 'walls', after: ['foundation'] },
      ],
    ],
    expect: { order: ['foundation', 'walls', 'plaster', 'windows', 'paint'] },
  },
  {
    name: 'takes the free task that comes first in the input',
    hint: 'After each task, choose again among all free tasks: the one with the smallest position.',
    call: 'orderTasks',
    args: [
      [
        { name: 'roof', after: ['walls'] },
        { name: 'well', after: [] },
        { name: 'walls', after: [] },
        { name: 'garden', after: [] },
      ],
    ],
    expect: { order: ['well', 'walls', 'roof', 'garden'] },
  },
  {
    name: 'returns an empty order for an empty list',
    hint: 'Without tasks nothing is left over, so there is no cycle.',
    call: 'orderTasks',
    args: [[]],
    expect: { order: [] },
  },
  {
    name: 'reports a task that depends on itself',
    hint: 'With three colours this is no special case: the task meets itself while it is grey.',
    call: 'orderTasks',
    args: [[{ name: 'a', after: ['a'] }]],
    expect: { cycle: ['a', 'a'] },
  },
  {
    name: 'names an unknown dependency',
    hint: 'Before you order anything, check that each name in `after` is a task. In Python, raise a ValueError.',
    run: ({ orderTasks }) => {
      try {
        return orderTasks([{ name: 'paint', after: ['platser'] }, { name: 'plaster', after: [] }])
      } catch (error) {
        return error.message.includes('platser') ? 'an error that names platser' : error.message
      }
    },
    python: `
def outcome():
    try:
        return order_tasks([{'name': 'paint', 'after': ['platser']}, {'name': 'plaster', 'after': []}])
    except ValueError as error:
        return 'an error that names platser' if 'platser' in str(error) else str(error)

outcome()`,
    expect: 'an error that names platser',
  },
  {
    name: 'names a task that is listed twice',
    hint: 'Put the names into a Map or Set, and check before you add one. In Python, raise a ValueError.',
    run: ({ orderTasks }) => {
      try {
        return orderTasks([{ name: 'walls', after: [] }, { name: 'roof', after: ['walls'] }, { name: 'walls', after: ['roof'] }])
      } catch (error) {
        return error.message.includes('walls') ? 'an error that names walls' : error.message
      }
    },
    python: `
def outcome():
    try:
        return order_tasks([
            {'name': 'walls', 'after': []},
            {'name': 'roof', 'after': ['walls']},
            {'name': 'walls', 'after': ['roof']},
        ])
    except ValueError as error:
        return 'an error that names walls' if 'walls' in str(error) else str(error)

outcome()`,
    expect: 'an error that names walls',
  },
]
