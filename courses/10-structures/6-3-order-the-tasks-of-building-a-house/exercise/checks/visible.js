export default [
  {
    name: 'puts each task after those it depends on',
    hint: 'Start with the tasks that wait for nothing. A finished task may free others.',
    run: ({ orderTasks }) =>
      orderTasks([
        { name: 'paint', after: ['plaster', 'windows'] },
        { name: 'plaster', after: ['walls'] },
        { name: 'windows', after: ['walls'] },
        { name: 'foundation', after: [] },
        { name: 'walls', after: ['foundation'] },
      ]),
    expect: { order: ['foundation', 'walls', 'plaster', 'windows', 'paint'] },
  },
  {
    name: 'takes the free task that comes first in the input',
    hint: 'After each task, choose again among all free tasks: the one with the smallest position.',
    run: ({ orderTasks }) =>
      orderTasks([
        { name: 'roof', after: ['walls'] },
        { name: 'well', after: [] },
        { name: 'walls', after: [] },
        { name: 'garden', after: [] },
      ]),
    expect: { order: ['well', 'walls', 'roof', 'garden'] },
  },
  {
    name: 'returns an empty order for an empty list',
    hint: 'Without tasks nothing is left over, so there is no cycle.',
    run: ({ orderTasks }) => orderTasks([]),
    expect: { order: [] },
  },
  {
    name: 'reports a task that depends on itself',
    hint: 'With three colours this is no special case: the task meets itself while it is grey.',
    run: ({ orderTasks }) => orderTasks([{ name: 'a', after: ['a'] }]),
    expect: { cycle: ['a', 'a'] },
  },
  {
    name: 'names an unknown dependency',
    hint: 'Before you order anything, check that each name in `after` is a task.',
    run: ({ orderTasks }) => orderTasks([{ name: 'paint', after: ['platser'] }, { name: 'plaster', after: [] }]),
    throws: 'platser',
  },
  {
    name: 'names a task that is listed twice',
    hint: 'Put the names into a Map or Set, and check before you add one.',
    run: ({ orderTasks }) => orderTasks([{ name: 'walls', after: [] }, { name: 'roof', after: [] }, { name: 'walls', after: [] }]),
    throws: 'walls',
  },
]
