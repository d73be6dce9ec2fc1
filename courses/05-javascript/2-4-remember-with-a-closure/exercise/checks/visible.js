export default [
  {
    name: 'numbers the tokens from 1',
    hint: 'Declare a count with let inside createTokenMachine, before the return. next() can change it.',
    run: ({ createTokenMachine }) => {
      const machine = createTokenMachine('D')
      return [machine.next(), machine.next(), machine.next()]
    },
    expect: ['D-1', 'D-2', 'D-3'],
  },
  {
    name: 'says how many tokens were printed',
    hint: 'issued() returns the same count that next() increases. Asking must not change it.',
    run: ({ createTokenMachine }) => {
      const machine = createTokenMachine('D')
      const before = machine.issued()
      machine.next()
      machine.next()
      return [before, machine.issued(), machine.issued()]
    },
    expect: [0, 2, 2],
  },
  {
    name: 'two machines count independently',
    hint: 'Is the count declared outside the function? Then all machines share it. Move it inside.',
    run: ({ createTokenMachine }) => {
      const doctor = createTokenMachine('D')
      const lab = createTokenMachine('L')
      return [doctor.next(), doctor.next(), lab.next(), lab.issued()]
    },
    expect: ['D-1', 'D-2', 'L-1', 1],
  },
  {
    name: 'once calls the work only the first time',
    hint: 'Keep the result in a let of once. If it is there already, return it without calling work.',
    run: ({ once }) => {
      let calls = 0
      const open = once(() => {
        calls += 1
        return `register ${calls}`
      })
      return [open(), open(), open(), calls]
    },
    expect: ['register 1', 'register 1', 'register 1', 1],
  },
  {
    name: 'each caller remembers its own name',
    hint: 'With var there is one i for the whole loop, and it has moved on when you call. let makes a new one each round.',
    run: ({ createCallers }) => createCallers(['Meera', 'Salim', 'Zoya']).map((call) => call()),
    expect: ['Token for Meera', 'Token for Salim', 'Token for Zoya'],
  },
]
