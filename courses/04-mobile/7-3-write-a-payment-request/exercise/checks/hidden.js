export default [
  {
    name: 'refuses paise below 1, above the limit and fractions',
    hint: 'Number.isInteger refuses fractions and texts. The limit itself is allowed.',
    run: ({ upiLink }) =>
      [1, 10000000, 10000001, -100, 0.5, '100', NaN].map((paise) => {
        try {
          return /am=([^&]*)/.exec(upiLink({ payee: 'imran@example', name: 'Imran', paise, reference: 'P-1' }))[1]
        } catch (error) {
          return `${error.name} ${error.message}`
        }
      }),
    expect: [
      '0.01',
      '100000.00',
      'RangeError amount must be 1 to 10000000 paise',
      'RangeError amount must be 1 to 10000000 paise',
      'RangeError amount must be 1 to 10000000 paise',
      'RangeError amount must be 1 to 10000000 paise',
      'RangeError amount must be 1 to 10000000 paise',
    ],
  },
  {
    name: 'refuses a payee or a reference that can’t be one',
    hint: 'Compare the whole text with a pattern: ^ at the beginning, $ at the end.',
    run: ({ upiLink }) =>
      [
        ['imran', 'P-1'],
        ['i@example', 'P-1'],
        ['imran@e', 'P-1'],
        ['im ran@example', 'P-1'],
        ['imran@exa@mple', 'P-1'],
        ['im+ran@example', 'P-1'],
        ['imran@exa.mple', 'P-1'],
        ['im@ex', ''],
        ['im@ex', 'P_1'],
        ['im@ex', 'P'.repeat(36)],
        ['im@ex', 'P'.repeat(35)],
      ].map(([payee, reference]) => {
        try {
          return upiLink({ payee, name: 'x', paise: 100, reference }).length
        } catch (error) {
          return error.message
        }
      }),
    expect: [
      'not a UPI id: imran',
      'not a UPI id: i@example',
      'not a UPI id: imran@e',
      'not a UPI id: im ran@example',
      'not a UPI id: imran@exa@mple',
      'not a UPI id: im+ran@example',
      'not a UPI id: imran@exa.mple',
      'not a reference: ',
      'not a reference: P_1',
      'not a reference: PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP',
      79,
    ],
  },
  {
    name: 'reads amounts without a decimal number',
    hint: 'Take rupees and the rest apart with a pattern. One digit after the point means tens of paise: padEnd(2, "0").',
    run: ({ readLink }) =>
      ['4.35', '10.5', '10', '0.01', '0010.07', '100000.00', '1.1'].map((am) => readLink(`upi://pay?pa=im@ex&am=${am}`)?.paise),
    expect: [435, 1050, 1000, 1, 1007, 10000000, 110],
  },
  {
    name: 'gives null for an amount that isn’t one',
    hint: 'The pattern takes digits, and at most one point with one or two digits behind it. Then compare with the limits.',
    run: ({ readLink }) =>
      ['', '0', '0.00', '1.', '.5', '1.234', '1,000', '-1', '1e3', 'ten', '1.2.3', '100000.01', ' 1'].filter(
        (am) => readLink(`upi://pay?pa=im@ex&am=${am}`) !== null,
      ),
    expect: [],
  },
  {
    name: 'gives null for other addresses, payees and currencies',
    hint: 'The text must begin with upi://pay?, pa must fit, and cu, if it is there, must be INR.',
    run: ({ readLink }) =>
      [
        'upi://pay?pa=im@ex',
        'upi://pay?pa=im@ex&cu=INR',
        'upi://pay?pa=im@ex&cu=USD',
        'upi://pay?pa=im@ex&cu=',
        'upi://pay?pn=Imran',
        'upi://pay?pa=imran',
        'upi://pay?pa=im/ran@ex',
        'upi://pay',
        'upi://mandate?pa=im@ex',
        'https://example.org/?pa=im@ex',
        'see upi://pay?pa=im@ex',
        '',
      ].map((text) => readLink(text)?.payee ?? null),
    expect: ['im@ex', 'im@ex', null, null, null, null, null, null, null, null, null, null],
  },
  {
    name: 'reads what it has written',
    hint: 'Writing and reading must fit together, with every sign.',
    run: ({ upiLink, readLink }) =>
      readLink(upiLink({ payee: 'a.b@ex1', name: 'सविता & Co+', paise: 99999, reference: 'P-9', note: 'a=b?c#d%' })),
    expect: { payee: 'a.b@ex1', name: 'सविता & Co+', paise: 99999, reference: 'P-9', note: 'a=b?c#d%' },
  },
]
