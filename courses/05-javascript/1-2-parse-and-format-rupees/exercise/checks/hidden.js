export default [
  {
    name: 'keeps every paisa of other amounts',
    hint: 'No decimal number may hold part of the amount, not even for a moment.',
    run: ({ parseRupees }) =>
      ['0.29', '1.10', '33.33', '9,99,999.99', '₹ 1,00,00,000.07', '-0.58', '-0.01'].map((text) => parseRupees(text)),
    expect: [29, 110, 3333, 99999999, 1000000007, -58, -1],
  },
  {
    name: 'refuses other texts that are not amounts',
    hint: 'Everything between ^ and $ must be part of the amount. Test your pattern with 40 rupees only and with 1e3.',
    run: ({ parseRupees }) =>
      [
        '40 rupees only',
        '1,00,00',
        ',100',
        '1.',
        '--5',
        '-',
        '1e3',
        '12 50',
        '   ',
        '1.5.5',
        '1.5 lakh crore',
        '2 lakhx',
        '4 0',
        '.',
      ].map((text) => parseRupees(text)),
    expect: [null, null, null, null, null, null, null, null, null, null, null, null, null, null],
  },
  {
    name: 'reads back what it has formatted',
    hint: 'parseRupees(formatRupees(paise)) must give the same paise. Look at amounts with paise, and at negative ones.',
    run: ({ parseRupees, formatRupees }) =>
      [1, 99, 100, 1999, 12345, 99999999, 1000000000, -4550].map((paise) => parseRupees(formatRupees(paise))),
    expect: [1, 99, 100, 1999, 12345, 99999999, 1000000000, -4550],
  },
  {
    name: 'refuses an amount that is too large to be exact',
    hint: 'Number.isSafeInteger(paise) is false above about 90 lakh crore rupees.',
    run: ({ parseRupees }) =>
      ['9,00,71,99,25,47,40,991', '90071992547409.91', '90071992547409.92', '900719926 crore'].map((text) =>
        parseRupees(text),
      ),
    expect: [null, 9007199254740991, null, null],
  },
]
