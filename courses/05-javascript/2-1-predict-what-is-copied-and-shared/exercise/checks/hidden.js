export default [
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
    name: 'copies dates and empty fields as they are',
    hint: 'A copy through JSON turns a date into a text, and loses fields that are undefined. structuredClone does not.',
    run: ({ createRecords }) => {
      const [record] = createRecords(1, { bornOn: new Date('2020-02-29T00:00:00Z'), guardian: undefined })
      return [record.bornOn, Object.keys(record)]
    },
    expect: [new Date('2020-02-29T00:00:00Z'), ['bornOn', 'guardian']],
  },
  {
    name: 'creates no records for a count of 0, and forty for 40',
    hint: 'The length of the list is the count. Array.from({ length: 0 }, …) is an empty list.',
    run: ({ createRecords }) => [createRecords(0, { name: '' }), createRecords(40, { name: '' }).length],
    expect: [[], 40],
  },
  {
    name: 'finds shared functions, and only fields that both records have',
    hint: 'A function is an object too. A field that is missing in one record is not shared.',
    run: ({ sharedFields }) => {
      const print = () => 'printed'
      const visits = []
      return sharedFields({ visits, print, notes: {} }, { print, visits, extra: {} })
    },
    expect: ['visits', 'print'],
  },
]
