export default [
  {
    name: 'returns the first of equal runs',
    hint: 'Replace the best start only when the new sum is greater, not when it is equal.',
    run: ({ createPriceIndex }) => {
      const { bestWindow } = createPriceIndex([5, 1, 5, 1, 5])
      return [bestWindow(1), bestWindow(2), bestWindow(3)]
    },
    expect: [0, 0, 0],
  },
  {
    name: 'finds a best run at the end of the data',
    hint: 'The last start is the number of prices minus the length of the run. Does your loop reach it?',
    run: ({ createPriceIndex }) => createPriceIndex([10, 20, 10, 30, 40]).bestWindow(2),
    expect: 3,
  },
  {
    name: 'says what is wrong with the range',
    hint: 'Pass a message to RangeError that names the day or the range.',
    run: ({ createPriceIndex }) => {
      const { average } = createPriceIndex([10, 20, 30])
      return [
        [2, 0],
        [1, 7],
      ].map(([from, to]) => {
        try {
          return average(from, to)
        } catch (error) {
          return `${error.name} ${error.message.length > 0 ? 'with' : 'without'} a message`
        }
      })
    },
    expect: ['RangeError with a message', 'RangeError with a message'],
  },
  {
    name: 'answers 50,000 questions about 1,00,000 prices in time',
    hint: 'Build the running totals once, in createPriceIndex. After that, each question is one subtraction, without a loop.',
    run: ({ createPriceIndex }) => {
      const prices = Array.from({ length: 100_000 }, (_, day) => 1000 + (day % 7))
      const { sum } = createPriceIndex(prices)
      const answers = Array.from({ length: 50_000 }, (_, question) => sum(question, 99_999))
      return [answers[0], answers[7], answers[49_999]]
    },
    expect: [100_299_995, 100_292_974, 50_151_003],
  },
]
