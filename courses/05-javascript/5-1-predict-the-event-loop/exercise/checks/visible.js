export default [
  {
    name: 'prints the program first, then microtasks, then timers',
    hint: 'Three places: what runs now, a list of waiting microtasks, a list of waiting timers.',
    run: ({ run }) => run(['A', { timer: ['D'], ms: 0 }, { micro: ['C'] }, 'B']),
    expect: ['A', 'B', 'C', 'D'],
  },
  {
    name: 'microtasks run in the order in which they were queued',
    hint: 'push() puts at the end of a list, shift() takes from its beginning.',
    run: ({ run }) => run([{ micro: ['a1', { micro: ['a2'] }] }, { micro: ['b1', { micro: ['b2'] }] }]),
    expect: ['a1', 'b1', 'a2', 'b2'],
  },
  {
    name: 'a timer that is due earlier runs earlier',
    hint: 'Look for the smallest time among the waiting timers. Among equal ones the earlier started one wins.',
    run: ({ run }) =>
      run([
        { timer: ['slow'], ms: 20 },
        { timer: ['first'], ms: 5 },
        { timer: ['second'], ms: 5 },
      ]),
    expect: ['first', 'second', 'slow'],
  },
  {
    name: 'all microtasks run before the next timer',
    hint: 'After each timer, empty the list of microtasks before you take the next timer.',
    run: ({ run }) =>
      run([
        { timer: ['T1', { micro: ['M1', { micro: ['M2'] }] }], ms: 0 },
        { timer: ['T2'], ms: 0 },
      ]),
    expect: ['T1', 'M1', 'M2', 'T2'],
  },
  {
    name: 'a timer inside a timer counts from that moment',
    hint: 'Remember the time of the timer that runs now. A new one is due at that time plus its ms.',
    run: ({ run }) =>
      run([
        { timer: ['at 10', { timer: ['at 15'], ms: 5 }], ms: 10 },
        { timer: ['at 12'], ms: 12 },
        { timer: ['at 20'], ms: 20 },
      ]),
    expect: ['at 10', 'at 12', 'at 15', 'at 20'],
  },
]
