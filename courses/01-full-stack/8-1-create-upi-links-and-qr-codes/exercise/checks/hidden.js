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
  {
    name: 'refuses to remind at a wrong number or for a wrong amount',
    hint: 'Ten digits, the first from 6 to 9, and nothing else in the text. Check payee and paise as in upiLink.',
    run: ({ reminderLink }) => {
      const good = { phone: '6000000000', customer: 'Asha', payee: 'sharma@okbank', name: 'Sharma', paise: 5 }
      return [{}, { phone: '5812345678' }, { phone: '981234567' }, { phone: '98123456789' }, { phone: '+919812345678' }, { phone: '98123 45678' }, { phone: '9812345678&text=x' }, { paise: 0 }, { paise: 40.5 }, { payee: 'sharma' }].map((change) => {
        try {
          return reminderLink({ ...good, ...change }).split('?')[0]
        } catch (error) {
          if (/^Cannot (?:read|convert)|is not (?:a function|defined|iterable)|^URI malformed/.test(error.message)) return `not your own sentence: ${error.message}`
          return error.message.length > 10 ? 'a helpful sentence' : error.message
        }
      })
    },
    expect: ['https://wa.me/916000000000', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence'],
  },
]
