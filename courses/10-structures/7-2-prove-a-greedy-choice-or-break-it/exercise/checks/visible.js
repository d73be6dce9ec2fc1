export default [
  {
    name: 'chooses the most classes when an early class is long',
    hint: 'Take the classes in the order of their end.',
    call: 'mostClasses',
    args: [
      [
        { from: 0, to: 9 },
        { from: 1, to: 2 },
        { from: 3, to: 4 },
      ],
    ],
    anyOrder: true,
    expect: [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ],
  },
  {
    name: 'lets a class begin when another ends',
    hint: 'Compare the start with the end of the last chosen class. Equal times are fine.',
    call: 'mostClasses',
    args: [
      [
        { from: 5, to: 10 },
        { from: 4, to: 6 },
        { from: 0, to: 5 },
      ],
    ],
    anyOrder: true,
    expect: [
      { from: 0, to: 5 },
      { from: 5, to: 10 },
    ],
  },
  {
    name: 'orders two jobs by hours and fine',
    hint: 'Try both orders of two neighbours on paper. Which one comes first if hours ÷ fine is smaller?',
    run: ({ cheapestOrder }) => {
      const { order, cost } = cheapestOrder([
        { name: 'roof', hours: 4, finePerHour: 10 },
        { name: 'door', hours: 1, finePerHour: 5 },
      ])
      return [order.map((job) => job.name), cost]
    },
    python: `
result = cheapest_order([
    {'name': 'roof', 'hours': 4, 'finePerHour': 10},
    {'name': 'door', 'hours': 1, 'finePerHour': 5},
])
[[job['name'] for job in result['order']], result['cost']]`,
    expect: [['door', 'roof'], 55],
  },
  {
    name: 'pays each fine until the job is finished',
    hint: 'Add the hours of the job first. Then the clock shows when it is finished.',
    run: ({ cheapestOrder }) => [cheapestOrder([{ name: 'roof', hours: 4, finePerHour: 10 }]).cost, cheapestOrder([])],
    python: `[cheapest_order([{'name': 'roof', 'hours': 4, 'finePerHour': 10}])['cost'], cheapest_order([])]`,
    expect: [40, { order: [], cost: 0 }],
  },
  {
    name: 'returns the first input with different results',
    hint: 'Make one input in each round and give the same input to both functions.',
    run: ({ breakGreedy }) => {
      let next = 0
      return breakGreedy(
        (n) => n * n,
        (n) => (n < 7 ? n * n : 0),
        () => next++,
        100,
      )
    },
    python: `
from itertools import count

numbers = count()
break_greedy(lambda n: n * n, lambda n: n * n if n < 7 else 0, lambda: next(numbers), 100)`,
    expect: 7,
  },
  {
    name: 'returns null when it finds no difference, after the given number of rounds',
    hint: 'Count the rounds, and return null after the last one.',
    run: ({ breakGreedy }) => {
      let made = 0
      const result = breakGreedy(
        (n) => n + 1,
        (n) => 1 + n,
        () => ++made,
        25,
      )
      return [result, made]
    },
    python: `
made = []

def make_input():
    made.append(len(made))
    return made[-1]

[break_greedy(lambda n: n + 1, lambda n: 1 + n, make_input, 25), len(made)]`,
    expect: [null, 25],
  },
]
