export default [
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
  {
    name: 'finds what a shallow copy shares',
    hint: 'Go through Object.keys(a). For objects, === is true only if both are the same object.',
    run: ({ sharedFields }) => {
      const record = { name: 'Meera', visits: ['May'], doctor: { name: 'Dr Rao' } }
      return sharedFields(record, { ...record })
    },
    expect: ['visits', 'doctor'],
  },
  {
    name: 'finds nothing shared in a deep copy, however equal it looks',
    hint: 'Two lists with the same content are two lists. Compare with ===, not the content.',
    run: ({ sharedFields }) => {
      const record = { name: 'Meera', visits: ['May'], doctor: { name: 'Dr Rao' } }
      return sharedFields(record, structuredClone(record))
    },
    expect: [],
  },
  {
    name: 'does not count numbers, texts and null as shared',
    hint: 'A primitive is copied. Count a field only if its value is an object; typeof null is "object" too.',
    run: ({ sharedFields }) =>
      sharedFields({ fee: 200, name: 'Salim', room: null }, { fee: 200, name: 'Salim', room: null }),
    expect: [],
  },
]
