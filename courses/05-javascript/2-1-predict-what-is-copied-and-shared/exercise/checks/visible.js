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
    name: 'creates as many records as asked, equal to the template',
    hint: 'Array.from({ length: count }, () => …) calls the function once for each place.',
    run: ({ createRecords }) => createRecords(2, { name: '', visits: [] }),
    expect: [
      { name: '', visits: [] },
      { name: '', visits: [] },
    ],
  },
  {
    name: 'changing one record changes no other',
    hint: 'fill() puts one object in all places, and spread copies one level only. Which function copies every level?',
    run: ({ createRecords }) => {
      const records = createRecords(3, { name: '', visits: ['May'] })
      records[0].name = 'Meera'
      records[0].visits.push('June')
      return records
    },
    expect: [
      { name: 'Meera', visits: ['May', 'June'] },
      { name: '', visits: ['May'] },
      { name: '', visits: ['May'] },
    ],
  },
]
