export default [
  {
    name: 'counts from the right for any number of digits',
    hint: 'Turn the digits round before you count.',
    run: ({ checkDigit }) => ['7992739871', '1', '18', '123456'].map((digits) => checkDigit(digits)),
    expect: [3, 8, 2, 6],
  },
  {
    name: 'refuses number 0 and version 0',
    hint: 'Member 0 doesn’t exist; a version begins with 1 to 9.',
    run: ({ readCard }) => ['DUDH1-00000-0', 'DUDH0-00017-4', 'DUDH01-00017-4'].map((text) => readCard(text)),
    expect: [{ kind: 'damaged' }, { kind: 'other' }, { kind: 'other' }],
  },
  {
    name: 'takes what isn’t a text as another code',
    hint: 'typeof text === "string" before anything else.',
    run: ({ readCard }) => [null, undefined, 17, {}, ['DUDH1-00017-4']].map((value) => readCard(value)),
    expect: [{ kind: 'other' }, { kind: 'other' }, { kind: 'other' }, { kind: 'other' }, { kind: 'other' }],
  },
  {
    name: 'reads every card that it writes',
    hint: 'Writing and reading use the same rule.',
    run: ({ readCard, cardText }) => {
      const wrong = []
      for (let number = 1; number <= 99999; number += 7) {
        if (readCard(cardText(number)).number !== number) wrong.push(number)
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'writes no card for 0, 100000 or 1.5',
    hint: 'A RangeError with the number.',
    run: ({ cardText }) =>
      [0, 100000, 1.5, -3].map((number) => {
        try {
          return cardText(number)
        } catch (error) {
          return `${error.name}: ${error.message}`
        }
      }),
    expect: [
      'RangeError: no card for 0',
      'RangeError: no card for 100000',
      'RangeError: no card for 1.5',
      'RangeError: no card for -3',
    ],
  },
]
