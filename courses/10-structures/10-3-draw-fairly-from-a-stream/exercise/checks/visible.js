export default [
  {
    name: 'returns all items when there are fewer than k',
    hint: 'The first k items are always taken.',
    run: ({ sample }) => [sample(['Asha', 'Ravi'], 5), sample([], 3), sample(['Asha', 'Ravi'], 0)],
    python: '[sample(["Asha", "Ravi"], 5), sample([], 3), sample(["Asha", "Ravi"], 0)]',
    expect: [['Asha', 'Ravi'], [], []],
  },
  {
    name: 'draws k different items of the stream',
    hint: 'A new item replaces one of the chosen ones. It is never added as one more.',
    run: ({ sample }) => {
      const chosen = sample(Array.from({ length: 500 }, (_, i) => i), 20)
      return { count: chosen.length, different: new Set(chosen).size, known: chosen.filter((item) => item >= 0 && item < 500).length }
    },
    python: `
chosen = sample(range(500), 20)
{'count': len(chosen), 'different': len(set(chosen)), 'known': sum(0 <= item < 500 for item in chosen)}`,
    expect: { count: 20, different: 20, known: 20 },
  },
  {
    name: 'shuffles into a new list with the same items',
    hint: 'Copy the list first. Swapping two places keeps all items, also equal ones.',
    run: ({ shuffle }) => {
      const items = ['roti', 'dal', 'chai', 'dal', 'poha']
      const order = shuffle(items)
      return { sorted: order.toSorted(), items, isNew: order === items ? 'the same list' : 'a new list' }
    },
    python: `
items = ['roti', 'dal', 'chai', 'dal', 'poha']
order = shuffle(items)
{'sorted': sorted(order), 'items': items, 'isNew': 'the same list' if order is items else 'a new list'}`,
    expect: {
      sorted: ['chai', 'dal', 'dal', 'poha', 'roti'],
      items: ['roti', 'dal', 'chai', 'dal', 'poha'],
      isNew: 'a new list',
    },
  },
  {
    name: 'shuffles an empty list and a single item',
    hint: 'With fewer than two items there is nothing to swap.',
    run: ({ shuffle }) => [shuffle([]), shuffle(['Asha'])],
    python: '[shuffle([]), shuffle(["Asha"])]',
    expect: [[], ['Asha']],
  },
]
