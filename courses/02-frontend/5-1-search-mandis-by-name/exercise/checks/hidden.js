export default [
  {
    name: 'leaves the given list as it was',
    hint: 'sort changes the list it is called on. filter or map give you a new one first.',
    run: ({ searchMandis }) => {
      const mandis = ['Puri', 'Azadpur', 'Alwar'].map((name, id) => ({ id, name, district: '', state: '' }))
      searchMandis(mandis, 'a')
      return mandis.map((mandi) => mandi.name)
    },
    expect: ['Puri', 'Azadpur', 'Alwar'],
  },
  {
    name: 'returns the mandis themselves, with their original names',
    hint: 'Compare simple forms, but return the objects of the list.',
    run: ({ searchMandis }) => searchMandis([{ id: 12, name: 'Bārmer', district: 'Barmer', state: 'Rajasthan' }], 'bar'),
    expect: [{ id: 12, name: 'Bārmer', district: 'Barmer', state: 'Rajasthan' }],
  },
  {
    name: 'doesn’t treat signs of the search as a pattern',
    hint: 'Use includes and startsWith. A search text is no regular expression.',
    run: ({ searchMandis }) => {
      // “ko[” may find the two with ko, because brackets are ignored. As a pattern, the texts would find Pune or crash.
      const mandis = ['Kolar', 'Kota', 'Pune'].map((name, id) => ({ id, name, district: '', state: '' }))
      return ['k*', 'ko[', '.+?', 'o|u', 'qqq'].map((text) => {
        try {
          return searchMandis(mandis, text).filter(({ name }) => name === 'Pune').length
        } catch (error) {
          return `${error.name} for ${text}`
        }
      })
    },
    expect: [0, 0, 0, 0, 0],
  },
  {
    name: 'orders names with accents as a reader expects',
    hint: 'Compare the simple forms, so that ā is sorted like a.',
    run: ({ searchMandis }) => {
      const mandis = ['Nāsik Road', 'Nagpur', 'Nāgda', 'Nandurbar'].map((name, id) => ({ id, name, district: '', state: '' }))
      return searchMandis(mandis, 'na').map((mandi) => mandi.name)
    },
    expect: ['Nāgda', 'Nagpur', 'Nandurbar', 'Nāsik Road'],
  },
  {
    name: 'keeps the vowel signs of Hindi and Marathi',
    hint: 'Remove only the marks \\u0300 to \\u036f. In नाशिक the vowel signs are marks, too.',
    run: ({ searchMandis }) => {
      const mandis = ['नाशिक', 'नशक', 'पुणे'].map((name, id) => ({ id, name, district: '', state: '' }))
      return ['नाशिक', 'पुणे', 'पण'].map((text) => searchMandis(mandis, text).map((mandi) => mandi.name))
    },
    expect: [['नाशिक'], ['पुणे'], []],
  },
]
