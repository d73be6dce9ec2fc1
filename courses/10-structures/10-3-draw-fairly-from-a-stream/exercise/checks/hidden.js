export default [
  {
    name: 'goes once through any iterable, and decides while it reads',
    hint: 'Use for…of (for … in), and draw for each item when it comes. A generator has no length and can’t be read twice, and the whole stream may not fit into memory.',
    run: ({ sample }) => {
      let given = 0
      let calls = 0
      let whileReading = 0
      function* tickets() {
        for (let i = 0; i < 1000; i++) {
          given += 1
          yield i
        }
        whileReading = calls
      }
      const chosen = sample(tickets(), 10, () => {
        calls += 1
        return ((calls * 48_271) % 65_537) / 65_537
      })
      return { given, count: chosen.length, different: new Set(chosen).size, draws: whileReading > 0 ? 'while it reads' : 'after the last item' }
    },
    python: `
given = 0
calls = 0
while_reading = 0

def number():
    global calls
    calls += 1
    return calls * 48271 % 65537 / 65537

def tickets():
    global given, while_reading
    for i in range(1000):
        given += 1
        yield i
    while_reading = calls

chosen = sample(tickets(), 10, number)
{
    'given': given,
    'count': len(chosen),
    'different': len(set(chosen)),
    'draws': 'while it reads' if while_reading > 0 else 'after the last item',
}`,
    expect: { given: 1000, count: 10, different: 10, draws: 'while it reads' },
  },
  {
    name: 'draws each of 5 items equally often with the given random function',
    hint: 'The item with number n replaces a chosen one with the chance k ÷ n. Use the parameter random, not a random function of the language.',
    run: ({ sample }) => {
      let next = 12_345
      let calls = 0
      const random = () => {
        calls += 1
        next = (next * 48_271) % 2_147_483_647
        return next / 2_147_483_647
      }
      const counts = { A: 0, B: 0, C: 0, D: 0, E: 0 }
      for (let round = 0; round < 50_000; round++) counts[sample('ABCDE', 1, random)[0]] += 1
      const ranges = Object.entries(counts).map(([item, count]) => `${item} ${count >= 9500 && count <= 10_500 ? 'fair' : count}`)
      return [...ranges, calls >= 50_000 ? 'uses random' : calls]
    },
    python: `
state = 12345
calls = 0
def number():
    global state, calls
    calls += 1
    state = state * 48271 % 2147483647
    return state / 2147483647
counts = dict.fromkeys("ABCDE", 0)
for _ in range(50_000):
    counts[sample("ABCDE", 1, number)[0]] += 1
ranges = [f"{item} {'fair' if 9500 <= count <= 10_500 else count}" for item, count in counts.items()]
[*ranges, "uses random" if calls >= 50_000 else calls]
`,
    expect: ['A fair', 'B fair', 'C fair', 'D fair', 'E fair', 'uses random'],
  },
  {
    name: 'draws each of 6 items equally often, three at a time',
    hint: 'Each item is in the sample with the chance k ÷ n. Which place of the sample may be replaced? Every one.',
    run: ({ sample }) => {
      let next = 777
      const random = () => (next = (next * 48_271) % 2_147_483_647) / 2_147_483_647
      const counts = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0 }
      for (let round = 0; round < 20_000; round++) for (const item of sample('ABCDEF', 3, random)) counts[item] += 1
      return Object.entries(counts).map(([item, count]) => `${item} ${count >= 9600 && count <= 10_400 ? 'fair' : count}`)
    },
    python: `
state = 777
def number():
    global state
    state = state * 48271 % 2147483647
    return state / 2147483647
counts = dict.fromkeys("ABCDEF", 0)
for _ in range(20_000):
    for item in sample("ABCDEF", 3, number):
        counts[item] += 1
[f"{item} {'fair' if 9600 <= count <= 10_400 else count}" for item, count in counts.items()]
`,
    expect: ['A fair', 'B fair', 'C fair', 'D fair', 'E fair', 'F fair'],
  },
  {
    name: 'shuffles three items into each of the six orders equally often',
    hint: 'At place i, draw from 0 to i, with i included. Places of the whole list, or a sort by chance, give some orders more often.',
    run: ({ shuffle }) => {
      let next = 4242
      let calls = 0
      const random = () => {
        calls += 1
        next = (next * 48_271) % 2_147_483_647
        return next / 2_147_483_647
      }
      const counts = { ABC: 0, ACB: 0, BAC: 0, BCA: 0, CAB: 0, CBA: 0 }
      for (let round = 0; round < 60_000; round++) counts[shuffle(['A', 'B', 'C'], random).join('')] += 1
      const ranges = Object.entries(counts).map(([order, count]) => `${order} ${count >= 9600 && count <= 10_400 ? 'fair' : count}`)
      return [...ranges, calls >= 120_000 ? 'uses random' : calls]
    },
    python: `
state = 4242
calls = 0
def number():
    global state, calls
    calls += 1
    state = state * 48271 % 2147483647
    return state / 2147483647
counts = dict.fromkeys(["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"], 0)
for _ in range(60_000):
    counts["".join(shuffle(["A", "B", "C"], number))] += 1
ranges = [f"{order} {'fair' if 9600 <= count <= 10_400 else count}" for order, count in counts.items()]
[*ranges, "uses random" if calls >= 120_000 else calls]
`,
    expect: ['ABC fair', 'ACB fair', 'BAC fair', 'BCA fair', 'CAB fair', 'CBA fair', 'uses random'],
  },
  {
    name: 'brings each of 8 items to each end equally often',
    hint: 'The loop must reach place 1, and begin with the last place.',
    run: ({ shuffle }) => {
      let next = 99
      const random = () => (next = (next * 48_271) % 2_147_483_647) / 2_147_483_647
      const items = [0, 1, 2, 3, 4, 5, 6, 7]
      const first = Array(8).fill(0)
      const last = Array(8).fill(0)
      for (let round = 0; round < 16_000; round++) {
        const order = shuffle(items, random)
        first[order[0]] += 1
        last[order[7]] += 1
      }
      return [first, last].map((counts) => counts.map((count) => (count >= 1800 && count <= 2200 ? 'fair' : count)))
    },
    python: `
state = 99
def number():
    global state
    state = state * 48271 % 2147483647
    return state / 2147483647
items = list(range(8))
first, last = [0] * 8, [0] * 8
for _ in range(16_000):
    order = shuffle(items, number)
    first[order[0]] += 1
    last[order[7]] += 1
[['fair' if 1800 <= count <= 2200 else count for count in counts] for counts in (first, last)]
`,
    expect: [
      ['fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair'],
      ['fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair'],
    ],
  },
]
