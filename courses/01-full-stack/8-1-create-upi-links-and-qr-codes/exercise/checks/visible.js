export default [
  {
    name: 'builds a link with payee, name, amount, currency and note',
    hint: 'Start with upi://pay? and join the fields with &.',
    run: ({ upiLink }) => {
      const link = upiLink({ payee: 'sharma.kirana@okbank', name: 'Sharma', paise: 125_050, note: 'April' })
      return [link.startsWith('upi://pay?'), Object.fromEntries(new URLSearchParams(link.split('?')[1]))]
    },
    expect: [true, { pa: 'sharma.kirana@okbank', pn: 'Sharma', am: '1250.50', cu: 'INR', tn: 'April' }],
  },
  {
    name: 'writes the amount with two decimals and without commas',
    hint: 'Work with the digits of the paise as text: the last two are the decimals. padStart helps for small amounts.',
    run: ({ upiLink }) =>
      [4000, 1, 5, 99, 10_000_000, 9_007_199_254_740_991].map((paise) => {
        const link = upiLink({ payee: 'sharma@okbank', name: 'Sharma', paise, note: '' })
        return new URLSearchParams(link.split('?')[1]).get('am')
      }),
    expect: ['40.00', '0.01', '0.05', '0.99', '100000.00', '90071992547409.91'],
  },
  {
    name: 'writes spaces as %20',
    hint: 'encodeURIComponent does that. URLSearchParams would write a plus.',
    run: ({ upiLink }) => {
      const link = upiLink({ payee: 'sharma@okbank', name: 'Sharma Kirana Store', paise: 4000, note: 'Rice and dal' })
      const values = link.split('?')[1].split('&').map((pair) => pair.split('='))
      return values.filter(([name]) => name === 'pn' || name === 'tn').map(([, value]) => value).sort()
    },
    expect: ['Rice%20and%20dal', 'Sharma%20Kirana%20Store'],
  },
  {
    name: 'leaves the note out when there is none',
    hint: 'Add tn only if the note has some text.',
    run: ({ upiLink }) => ['', '   '].map((note) => [...new URLSearchParams(upiLink({ payee: 'sharma@okbank', name: 'Sharma', paise: 4000, note }).split('?')[1]).keys()].sort().join(' ')),
    expect: ['am cu pa pn', 'am cu pa pn'],
  },
  {
    name: 'refuses a wrong payee and an empty name',
    hint: 'A UPI address has letters, digits, dots, hyphens or underscores, one @, and a handle of letters and digits.',
    run: ({ upiLink }) =>
      [
        { payee: 'sharma', name: 'Sharma' },
        { payee: 'sharma@', name: 'Sharma' },
        { payee: 'a b@okbank', name: 'Sharma' },
        { payee: 'sharma@okbank&am=1', name: 'Sharma' },
        { payee: '@okbank', name: 'Sharma' },
        { payee: 'sharma@okbank', name: '  ' },
      ].map(({ payee, name }) => {
        try {
          return upiLink({ payee, name, paise: 4000, note: '' })
        } catch (error) {
          if (/^Cannot (?:read|convert)|is not (?:a function|defined|iterable)|^URI malformed/.test(error.message)) return `not your own sentence: ${error.message}`
          return error.message.length > 10 ? 'a helpful sentence' : error.message
        }
      }),
    expect: ['a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence'],
  },
  {
    name: 'refuses paise that aren’t whole or above 0',
    hint: 'Number.isSafeInteger refuses fractions and NaN. Compare with 0, too.',
    run: ({ upiLink }) =>
      [0, -100, 40.5, NaN, 1e21].map((paise) => {
        try {
          return upiLink({ payee: 'sharma@okbank', name: 'Sharma', paise, note: '' })
        } catch (error) {
          if (/^Cannot (?:read|convert)|is not (?:a function|defined|iterable)|^URI malformed/.test(error.message)) return `not your own sentence: ${error.message}`
          return error.message.length > 10 ? 'a helpful sentence' : error.message
        }
      }),
    expect: ['a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence', 'a helpful sentence'],
  },
  {
    name: 'writes a reminder with name, amount and UPI address',
    hint: 'https://wa.me/91 and the ten digits, then ?text= and the encoded sentence. The amount has two decimals, as in the link.',
    run: ({ reminderLink }) => {
      const link = reminderLink({ phone: '9812345678', customer: 'Pushpa & Sons', payee: 'sharma.kirana@okbank', name: 'Sharma Kirana', paise: 125_050 })
      const [address, query = ''] = link.split('?')
      const params = new URLSearchParams(query)
      const text = params.get('text') ?? ''
      return { address, fields: [...params.keys()], spaces: /[ +]/.test(query) ? 'not %20' : '%20', says: ['Pushpa & Sons', '1250.50', 'Sharma Kirana', 'sharma.kirana@okbank'].filter((part) => text.replace('1,250.50', '1250.50').includes(part)) }
    },
    expect: { address: 'https://wa.me/919812345678', fields: ['text'], spaces: '%20', says: ['Pushpa & Sons', '1250.50', 'Sharma Kirana', 'sharma.kirana@okbank'] },
  },
]
