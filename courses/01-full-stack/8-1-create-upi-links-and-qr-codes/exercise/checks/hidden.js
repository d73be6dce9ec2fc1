export default [
  {
    name: 'keeps a Hindi note',
    hint: 'encodeURIComponent knows every script.',
    run: ({ upiLink }) => {
      const link = upiLink({ payee: 'sharma@okbank', name: 'शर्मा किराना', paise: 4000, note: 'अप्रैल का हिसाब' })
      const params = new URLSearchParams(link.split('?')[1])
      return [params.get('pn'), params.get('tn')]
    },
    expect: ['शर्मा किराना', 'अप्रैल का हिसाब'],
  },
  {
    name: 'doesn’t let a note or a name change the amount',
    hint: 'A note may contain & and =. Encode every value, not only the note.',
    run: ({ upiLink }) => {
      const link = upiLink({ payee: 'sharma@okbank', name: 'Tea & Co&pa=thief@bank', paise: 4000, note: 'x&am=1.00#top' })
      const params = new URLSearchParams(link.split('?')[1])
      return [params.getAll('am'), params.getAll('pa'), params.get('tn'), params.get('pn')]
    },
    expect: [['40.00'], ['sharma@okbank'], 'x&am=1.00#top', 'Tea & Co&pa=thief@bank'],
  },
  {
    name: 'allows a note of 50 characters, and refuses one of 51',
    hint: 'Count characters, not bytes and not units of JavaScript’s text: [...note].length.',
    run: ({ upiLink }) =>
      ['x'.repeat(50), 'x'.repeat(51), 'क'.repeat(50), '🍚'.repeat(50), '🍚'.repeat(51)].map((note) => {
        try {
          return new URLSearchParams(upiLink({ payee: 'sharma@okbank', name: 'Sharma', paise: 4000, note }).split('?')[1]).get('tn')?.match(/./gu).length
        } catch (error) {
          if (/^Cannot (?:read|convert)|is not (?:a function|defined|iterable)|^URI malformed/.test(error.message)) return `not your own sentence: ${error.message}`
          return error.message.length > 10 ? 'a helpful sentence' : error.message
        }
      }),
    expect: [50, 'a helpful sentence', 50, 50, 'a helpful sentence'],
  },
]
