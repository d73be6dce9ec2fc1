export default [
  {
    name: 'keeps the count out of reach',
    hint: 'Keep the count in a let of the function, not in a field of the object that you return.',
    run: ({ createTokenMachine }) => {
      const machine = createTokenMachine('OPD')
      machine.next()
      for (const key of Object.keys(machine)) if (typeof machine[key] === 'number') machine[key] = 70
      return [Object.keys(machine).toSorted(), machine.next(), machine.issued()]
    },
    expect: [['issued', 'next'], 'OPD-2', 2],
  },
  {
    name: 'changing a record leaves the template as it was, at every level',
    hint: 'The template must be copied too: structuredClone copies objects inside objects.',
    run: ({ createRecords }) => {
      const template = { doctor: { name: 'Dr Rao', rooms: [{ number: 1 }] } }
      const [first, second] = createRecords(2, template)
      first.doctor.name = 'Dr Iyer'
      first.doctor.rooms[0].number = 9
      template.doctor.rooms.push({ number: 2 })
      return [template, first, second]
    },
    expect: [
      { doctor: { name: 'Dr Rao', rooms: [{ number: 1 }, { number: 2 }] } },
      { doctor: { name: 'Dr Iyer', rooms: [{ number: 9 }] } },
      { doctor: { name: 'Dr Rao', rooms: [{ number: 1 }] } },
    ],
  },
  {
    name: 'creates no records for a count of 0, and forty for 40',
    hint: 'The length of the list is the count. Array.from({ length: 0 }, …) is an empty list.',
    run: ({ createRecords }) => [createRecords(0, { name: '' }), createRecords(40, { name: '' }).length],
    expect: [[], 40],
  },
]
