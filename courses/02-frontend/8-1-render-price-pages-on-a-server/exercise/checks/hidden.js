export default [
  {
    name: 'writes JSON that can’t end its script element, and stays the same JSON',
    hint: 'Replace < by \\u003c after JSON.stringify. In a JavaScript text that is written with two backslashes.',
    run: ({ safeJson }) => {
      const value = { q: '</script><b>', list: ['<!--', 'a < b'], n: 3, none: null }
      const text = safeJson(value)
      return [text.includes('<') ? 'has a <' : 'safe', JSON.parse(text)]
    },
    expect: ['safe', { q: '</script><b>', list: ['<!--', 'a < b'], n: 3, none: null }],
  },
  {
    name: 'survives odd addresses',
    hint: 'Join "http://localhost" and the address. new URL("//", base) throws and would stop the server.',
    run: ({ route }) => {
      const mandis = [{ name: 'Kolar', state: 'Karnataka' }]
      return ['//', '/mandi//kolar', '/mandi/constructor', '/mandi/%ff', '/MANDI/kolar', '/?q=%'].map((address) => {
        try {
          return route(address, mandis).status
        } catch (error) {
          return error.name
        }
      })
    },
    expect: [404, 404, 404, 404, 404, 200],
  },
  {
    name: 'searches names and states without regard to capitals',
    hint: 'Bring both sides to small letters, and cut spaces at the ends off the search. The text may be in the middle of a name.',
    run: ({ matching }) => {
      const mandis = [{ name: 'Kolar', state: 'Karnataka' }, { name: 'Karad', state: 'Maharashtra' }, { name: 'Indore', state: 'Madhya Pradesh' }]
      return ['KAR', ' maharashtra ', 'indore', 'zzz', 'ola', 'rasht', 'larkar'].map((q) => matching(mandis, q).map(({ name }) => name))
    },
    expect: [['Kolar', 'Karad'], ['Karad'], ['Indore'], [], ['Kolar'], ['Karad'], []],
  },
  {
    name: 'shows all mandis for an empty search',
    hint: 'Every text contains the empty text.',
    run: ({ matching }) => ['', '   '].map((q) => matching([{ name: 'Kolar', state: 'Karnataka' }, { name: 'Karad', state: 'Maharashtra' }], q).length),
    expect: [2, 2],
  },
]
