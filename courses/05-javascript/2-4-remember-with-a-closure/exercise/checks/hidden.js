export default [
  {
    name: 'keeps the count out of reach',
    hint: 'Keep the count in a let of the function, not in a field of the object that you return.',
    run: ({ createTokenMachine }) => {
      const machine = createTokenMachine('OPD')
      machine.next()
      for (const key of Object.keys(machine)) if (typeof machine[key] === 'number') machine[key] = 70
      const fields = Object.keys(machine).filter((key) => typeof machine[key] !== 'function')
      return [fields, machine.next(), machine.issued()]
    },
    expect: [[], 'OPD-2', 2],
  },
  {
    name: 'once remembers results such as 0 and undefined, and passes values on',
    hint: 'A result of 0 or undefined is a result. Remember in a variable of its own that the work was done.',
    run: ({ once }) => {
      const seen = []
      const note = once((...values) => void seen.push(values))
      const zero = once(() => {
        seen.push('zero')
        return 0
      })
      return [note('Meera', 7), note('Salim', 8), zero(), zero(), seen]
    },
    expect: [undefined, undefined, 0, 0, [['Meera', 7], 'zero']],
  },
  {
    name: 'two functions made by once do not share their result',
    hint: 'The remembered result belongs inside once. Each call of once must create a new one.',
    run: ({ once }) => {
      const [first, second] = [once(() => 'ward'), once(() => 'lab')]
      return [first(), second(), first()]
    },
    expect: ['ward', 'lab', 'ward'],
  },
  {
    name: 'makes no callers for no names, and one for each of forty',
    hint: 'One function per name, in the order of the names.',
    run: ({ createCallers }) => {
      const callers = createCallers(Array.from({ length: 40 }, (_, n) => `P${n + 1}`))
      return [createCallers([]).length, callers.length, callers[0](), callers[39]()]
    },
    expect: [0, 40, 'Token for P1', 'Token for P40'],
  },
]
