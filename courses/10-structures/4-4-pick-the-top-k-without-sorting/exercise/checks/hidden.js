export default [
  {
    name: 'finds the largest items among many repeated ones',
    hint: 'Items that are equal to the pivot belong neither to the larger nor to the smaller part.',
    run: ({ topK }) => {
      const items = Array.from({ length: 500 }, (_, i) => (i * 7) % 10)
      return [topK(items, 3, (a, b) => a - b), topK(items, 52, (a, b) => a - b).slice(-3), topK([...items], 500, (a, b) => a - b).length]
    },
    python: `
items = [i * 7 % 10 for i in range(500)]
compare = lambda a, b: a - b
[top_k(items, 3, compare), top_k(items, 52, compare)[-3:], len(top_k(list(items), 500, compare))]`,
    expect: [[9, 9, 9], [9, 8, 8], 500],
  },
  {
    name: 'agrees with sorting everything for each k',
    hint: 'The first k items after the last partition must be the k largest ones. Then sort just these, with the larger ones first.',
    run: ({ topK }) => {
      let next = 13
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 40; round++) {
        const items = Array.from({ length: random(12) }, () => random(9))
        for (let k = 0; k <= items.length + 1; k++) {
          const right = items.toSorted((a, b) => b - a).slice(0, k)
          const result = topK([...items], k, (a, b) => a - b)
          if (result.join() !== right.join()) wrong.push({ items, k, result, right })
        }
      }
      return { rounds: 40, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 13

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

wrong = []
for _ in range(40):
    items = [random(9) for _ in range(random(12))]
    for k in range(len(items) + 2):
        right = sorted(items, reverse=True)[:k]
        result = top_k(list(items), k, lambda a, b: a - b)
        if result != right:
            wrong.append({'items': items, 'k': k, 'result': result, 'right': right})
{'rounds': 40, 'wrong': wrong[:1]}`,
    expect: { rounds: 40, wrong: [] },
  },
  {
    name: 'leaves the list of items as it was',
    hint: 'Quickselect swaps items. Work on a copy.',
    run: ({ topK }) => {
      const items = [3, 9, 1, 7, 5]
      topK(items, 2, (a, b) => a - b)
      return items
    },
    python: `
items = [3, 9, 1, 7, 5]
top_k(items, 2, lambda a, b: a - b)
items`,
    expect: [3, 9, 1, 7, 5],
  },
  {
    name: 'finishes in time for 1,00,000 equal items',
    hint: 'A partition into two parts removes only one of the equal items each time. Use three parts: larger, equal, smaller.',
    run: ({ topK }) =>
      [3, 50_000, 99_997].map((k) => {
        const found = topK(Array(100_000).fill(5), k, (a, b) => a - b)
        return [found.length, found[0], found.at(-1)]
      }),
    python: `
results = []
for k in (3, 50_000, 99_997):
    found = top_k([5] * 100_000, k, lambda a, b: a - b)
    results.append([len(found), found[0], found[-1]])
results`,
    expect: [
      [3, 5, 5],
      [50_000, 5, 5],
      [99_997, 5, 5],
    ],
  },
  {
    name: 'finishes in time for 50,000 items that are already sorted',
    hint: 'With the first or the last item as the pivot, each partition of a sorted list removes only one item. Take a random one.',
    run: ({ topK }) => {
      const rising = Array.from({ length: 50_000 }, (_, i) => i)
      return [rising, rising.toReversed()].map((items) => topK(items, 20_000, (a, b) => a - b).at(-1))
    },
    python: `
rising = list(range(50_000))
[top_k(items, 20_000, lambda a, b: a - b)[-1] for items in (rising, rising[::-1])]`,
    expect: [30_000, 30_000],
  },
  {
    name: 'doesn’t sort everything to find 10 of 50,000 items',
    hint: 'After a partition, continue only in the part that contains position k.',
    run: ({ topK }) => {
      let comparisons = 0
      let next = 7
      const items = Array.from({ length: 50_000 }, () => (next = (next * 48_271) % 2_147_483_647))
      const found = topK(items, 10, (a, b) => {
        comparisons += 1
        return a - b
      })
      return { count: found.length, largest: found[0], comparisons: comparisons <= 600_000 ? 'at most 12 for each item' : comparisons }
    },
    python: `
comparisons = 0

def compare(a, b):
    global comparisons
    comparisons += 1
    return a - b

items, item = [], 7
for _ in range(50_000):
    item = item * 48_271 % 2_147_483_647
    items.append(item)
found = top_k(items, 10, compare)
{
    'count': len(found),
    'largest': found[0],
    'comparisons': 'at most 12 for each item' if comparisons <= 600_000 else comparisons,
}`,
    expect: { count: 10, largest: 2_147_457_661, comparisons: 'at most 12 for each item' },
  },
]
