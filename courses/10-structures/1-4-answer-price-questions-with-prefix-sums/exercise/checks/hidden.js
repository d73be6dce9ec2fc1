export default [
  {
    name: 'returns the first of equal runs',
    hint: 'Replace the best start only when the new sum is greater, not when it is equal.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([5, 1, 5, 1, 5])
      return [1, 2, 3].map((days) => index.bestWindow(days))
    },
    python: `
index = PriceIndex([5, 1, 5, 1, 5])
[index.best_window(days) for days in (1, 2, 3)]`,
    expect: [0, 0, 0],
  },
  {
    name: 'finds a best run at the end of the data',
    hint: 'The last start is the number of prices minus the length of the run. Does your loop reach it?',
    run: ({ createPriceIndex }) => createPriceIndex([10, 20, 10, 30, 40]).bestWindow(2),
    python: 'PriceIndex([10, 20, 10, 30, 40]).best_window(2)',
    expect: 3,
  },
  {
    name: 'finds the best of runs with negative numbers',
    hint: 'Start with the sum of the first run, not with 0: all sums may be below it.',
    run: ({ createPriceIndex }) => createPriceIndex([-7, -5, -2, -4, -9]).bestWindow(2),
    python: 'PriceIndex([-7, -5, -2, -4, -9]).best_window(2)',
    expect: 2,
  },
  {
    name: 'refuses runs of no days and of more days than there are',
    hint: 'With three prices a run has 1, 2 or 3 days. Check it before the loop.',
    run: ({ createPriceIndex }) => {
      const tried = (prices, days) => {
        try {
          return `${days} days: ${createPriceIndex(prices).bestWindow(days)}`
        } catch (error) {
          return error.name === 'RangeError' ? `${days} days: refused` : `${error.name}: ${error.message}`
        }
      }
      return [tried([10, 20, 30], 0), tried([10, 20, 30], 3), tried([10, 20, 30], 4), tried([], 1)]
    },
    python: `
def tried(prices, days):
    try:
        return f'{days} days: {PriceIndex(prices).best_window(days)}'
    except ValueError:
        return f'{days} days: refused'

[tried([10, 20, 30], 0), tried([10, 20, 30], 3), tried([10, 20, 30], 4), tried([], 1)]`,
    expect: ['0 days: refused', '3 days: 0', '4 days: refused', '1 days: refused'],
  },
  {
    name: 'says what is wrong with the range or the run',
    hint: 'Give each error a message that names the day, the range or the length.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([10, 20, 30])
      const tried = (ask) => {
        try {
          return ask()
        } catch (error) {
          if (error.name !== 'RangeError') return `${error.name}: ${error.message}`
          return `an error ${/\w/.test(error.message) ? 'with' : 'without'} a message`
        }
      }
      return [tried(() => index.average(2, 0)), tried(() => index.average(1, 7)), tried(() => index.bestWindow(9))]
    },
    python: `
index = PriceIndex([10, 20, 30])

def tried(ask):
    try:
        return ask()
    except ValueError as error:
        return f"an error {'with' if str(error).strip() else 'without'} a message"

[tried(lambda: index.average(2, 0)), tried(lambda: index.average(1, 7)), tried(lambda: index.best_window(9))]`,
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
  {
    name: 'answers 50,000 questions about 1,00,000 prices in time',
    hint: 'Build the running totals once, when the index is made. After that, each question is one subtraction, without a loop.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex(Array.from({ length: 100_000 }, (_, day) => 1000 + (day % 7)))
      const answers = Array.from({ length: 50_000 }, (_, question) => index.sum(question, 99_999))
      return [answers[0], answers[7], answers[49_999]]
    },
    python: `
index = PriceIndex([1000 + day % 7 for day in range(100_000)])
answers = [index.sum(question, 99_999) for question in range(50_000)]
[answers[0], answers[7], answers[49_999]]`,
    expect: [100_299_995, 100_292_974, 50_151_003],
  },
  {
    name: 'finds the best run among 1,00,000 prices in time',
    hint: 'Don’t add up each run again. The totals give its sum in one subtraction.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex(Array.from({ length: 100_000 }, (_, day) => (day * 7919) % 10_007))
      return [index.bestWindow(50_000), index.bestWindow(180)]
    },
    python: `
index = PriceIndex([day * 7919 % 10_007 for day in range(100_000)])
[index.best_window(50_000), index.best_window(180)]`,
    expect: [5, 921],
  },
]
