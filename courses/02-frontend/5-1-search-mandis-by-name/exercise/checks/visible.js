export default [
  {
    name: 'ignores capitals and spaces',
    hint: 'Write a function simplify(text) and use it for the name and for the search.',
    run: ({ searchMandis }) => {
      const mandis = ['Lasalgaon', 'Pimpalgaon Baswant', 'Kolar'].map((name, id) => ({ id, name, district: '', state: '' }))
      return ['Lasal Gaon', 'KOLAR', 'gaonbas'].map((text) => searchMandis(mandis, text).map((mandi) => mandi.name))
    },
    expect: [['Lasalgaon'], ['Kolar'], ['Pimpalgaon Baswant']],
  },
  {
    name: 'ignores accents in the list and in the search',
    hint: 'normalize with NFD separates a letter from its accent. Then remove the characters \\u0300 to \\u036f.',
    run: ({ searchMandis }) => {
      const mandis = ['Mālegaon', 'Bārmer', 'Barmer Road'].map((name, id) => ({ id, name, district: '', state: '' }))
      return ['malegaon', 'BĀRMER'].map((text) => searchMandis(mandis, text).map((mandi) => mandi.name))
    },
    expect: [['Mālegaon'], ['Bārmer', 'Barmer Road']],
  },
  {
    name: 'ignores brackets and hyphens on both sides',
    hint: 'Remove them in simplify, together with the spaces.',
    run: ({ searchMandis }) => {
      const mandis = ['Indore (Chhawni)', 'Pune (Gultekdi)', 'Sangli-Miraj'].map((name, id) => ({ id, name, district: '', state: '' }))
      return ['indore(chh', 'pune gul', 'sanglimiraj', '(gul'].map((text) => searchMandis(mandis, text).map((mandi) => mandi.name))
    },
    expect: [['Indore (Chhawni)'], ['Pune (Gultekdi)'], ['Sangli-Miraj'], ['Pune (Gultekdi)']],
  },
  {
    name: 'lists names that start with the text first, each group in order',
    hint: 'Sort by “starts with the text” first. If that is the same for both, compare the names.',
    run: ({ searchMandis }) => {
      const mandis = ['Solapur', 'Purnia', 'Azadpur', 'Puri', 'Kota'].map((name, id) => ({ id, name, district: '', state: '' }))
      return searchMandis(mandis, 'pur').map((mandi) => mandi.name)
    },
    expect: ['Puri', 'Purnia', 'Azadpur', 'Solapur'],
  },
  {
    name: 'gives an empty list for a text without letters',
    hint: 'After simplify such a text is empty. Return an empty list at once.',
    run: ({ searchMandis }) => {
      const mandis = [{ id: 1, name: 'Indore (Chhawni)', district: 'Indore', state: 'Madhya Pradesh' }]
      return ['', '   ', '(', '-'].map((text) => searchMandis(mandis, text))
    },
    expect: [[], [], [], []],
  },
]
