export default [
  {
    name: 'reads rupees with and without commas, paise and ₹',
    hint: 'Match the pattern first. Then remove the commas, fill the paise up to two digits with padEnd, and join both texts.',
    run: ({ parseRupees }) => ['₹1,00,000', '1,250.5', '0.05', '₹ 7', '1250'].map((text) => parseRupees(text)),
    expect: [10000000, 125050, 5, 700, 125000],
  },
  {
    name: 'keeps every paisa',
    hint: 'Do you multiply a decimal number by 100 somewhere? Join the digits as text and convert once, at the end.',
    run: ({ parseRupees }) => ['19.99', '1250.10', '4.35', '1.15', '8.2'].map((text) => parseRupees(text)),
    expect: [1999, 125010, 435, 115, 820],
  },
  {
    name: 'reads a minus, before the ₹ too',
    hint: 'Let the pattern begin with an optional minus, and remember whether it was there.',
    run: ({ parseRupees }) => ['-45.50', '-₹45.50', '-1,000'].map((text) => parseRupees(text)),
    expect: [-4550, -4550, -100000],
  },
  {
    name: 'reads lakh and crore without losing a paisa',
    hint: 'A lakh has seven places up to the paisa, a crore nine: fraction.padEnd(7, "0"). The letter i ignores capitals.',
    run: ({ parseRupees }) =>
      ['1.5 lakh', '2 Crores', '1.1 lakh', '₹ 12,34,567.29 lakh', '0.0000001 lakh', '-4.35 CRORE'].map((text) =>
        parseRupees(text),
      ),
    expect: [15000000, 2000000000, 11000000, 12345672900000, 1, -4350000000],
  },
  {
    name: 'refuses a unit alone, and more digits than there are paise',
    hint: 'Compare fraction.length with the places of the unit. A unit needs a number before it.',
    run: ({ parseRupees }) => ['lakh', '₹ crore', '1.12345678 lakh', '1.0000000001 crore'].map((text) => parseRupees(text)),
    expect: [null, null, null, null],
  },
  {
    name: 'ignores spaces around the amount',
    hint: 'trim() returns the text without the spaces at both ends.',
    run: ({ parseRupees }) => ['  ₹40', '12.5   '].map((text) => parseRupees(text)),
    expect: [4000, 1250],
  },
  {
    name: 'refuses commas in the wrong place and more than two digits of paise',
    hint: 'Check the whole text against the pattern before you remove any comma. Did you write ^ and $?',
    run: ({ parseRupees }) => ['1,0000', '12,,50', '12.345', '1.005'].map((text) => parseRupees(text)),
    expect: [null, null, null, null],
  },
  {
    name: 'refuses a text that is not an amount',
    hint: 'If the pattern does not match, return null at once. Number("") is 0, so an empty text needs the pattern too.',
    run: ({ parseRupees }) => ['', '₹', 'ten', '१२३', '12abc'].map((text) => parseRupees(text)),
    expect: [null, null, null, null, null],
  },
  {
    name: 'formats with Indian grouping and two digits of paise',
    hint: 'Intl.NumberFormat("en-IN", …) does the grouping. It wants rupees, and you have paise.',
    run: ({ formatRupees }) => [0, 5, 100050, 10000000, 1234567890].map((paise) => formatRupees(paise)),
    expect: ['₹0.00', '₹0.05', '₹1,000.50', '₹1,00,000.00', '₹1,23,45,678.90'],
  },
  {
    name: 'puts a minus before the ₹',
    hint: 'Intl.NumberFormat with style: "currency" puts the minus there by itself.',
    run: ({ formatRupees }) => formatRupees(-4550),
    expect: '-₹45.50',
  },
]
