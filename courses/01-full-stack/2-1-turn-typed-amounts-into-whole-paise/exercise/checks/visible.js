export default [
  {
    name: 'reads amounts with and without paise',
    hint: 'Take rupees and paise as two texts. Fill the paise up to two digits with padEnd, join both, and make one number of it.',
    run: ({ toPaise }) => ['40', '0.1', '99.99', '7.5', '0'].map((text) => toPaise(text)),
    expect: [4000, 10, 9999, 750, 0],
  },
  {
    name: 'reads the rupee sign, spaces and Indian commas',
    hint: 'Trim the text, allow ₹ and spaces after it, and remove the commas when their places are right.',
    run: ({ toPaise }) => ['₹40', ' ₹ 1,250.50 ', '1,00,000'].map((text) => toPaise(text)),
    expect: [4000, 125_050, 10_000_000],
  },
  {
    name: 'keeps every paisa exact',
    hint: 'No decimal number may take part: 1.15 * 100 is not 115 in JavaScript, and rounding doesn’t help for large amounts. Work with the digits as text.',
    run: ({ toPaise }) => ['1.15', '0.29', '4.35', '1,099.95', '80528172741994.49', '90071992547409.91'].map((text) => toPaise(text)),
    expect: [115, 29, 435, 109_995, 8_052_817_274_199_449, 9_007_199_254_740_991],
  },
  {
    name: 'refuses empty text, a minus and words',
    hint: 'Throw new Error with a sentence of your own. Check the special cases first, and everything else with one pattern.',
    run: ({ toPaise }) =>
      ['', '   ', '-5', 'forty', '₹'].map((text) => {
        try {
          return toPaise(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'refuses more than two decimals, wrong commas and too large numbers',
    hint: 'Number.isSafeInteger tells whether a number is still exact.',
    run: ({ toPaise }) =>
      ['1.005', '12.345', '1,2,3', '99999999999999999', '90071992547409.92'].map((text) => {
        try {
          return toPaise(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'explains the problem in at least three different sentences',
    hint: 'Somebody who forgot the amount needs other words than somebody who typed a minus.',
    run: ({ toPaise }) => {
      const messages = new Set()
      for (const text of ['', '-5', '1.005', 'forty', '99999999999999999']) {
        try {
          toPaise(text)
        } catch (error) {
          // The text itself is no explanation: without it, three words must be left.
          const words = error.message.replaceAll(text || '""', '').split(/\s+/).filter((word) => /[a-z]{2}/i.test(word))
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error.name)
          if (!isSlip && words.length >= 3) messages.add(words.join(' '))
        }
      }
      return messages.size >= 3 ? 'at least three' : [...messages]
    },
    expect: 'at least three',
  },
  {
    name: 'prints every text of the file with its result or message',
    hint: 'An error ends a loop. Put try and catch inside it, and print the message in the catch.',
    run: (_, { printed }) =>
      ['₹40', '1,00,000', '99.99', '12.345', 'forty', '99999999999999999'].filter((text) =>
        printed.some((line) => line.includes(text) && line.replaceAll(text, '').trim() !== ''),
      ),
    expect: ['₹40', '1,00,000', '99.99', '12.345', 'forty', '99999999999999999'],
  },
]
