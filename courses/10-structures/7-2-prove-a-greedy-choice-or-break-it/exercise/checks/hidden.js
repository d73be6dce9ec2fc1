export default [
  {
    name: 'finds four classes where the class with the fewest conflicts is a trap',
    hint: 'From 5 to 7 there is a class that overlaps only two others, but it isn’t in the best plan. Choose by the end, not by conflicts.',
    call: 'mostClasses',
    args: [
      [
        { from: 5, to: 7 },
        { from: 0, to: 3 },
        { from: 3, to: 6 },
        { from: 6, to: 9 },
        { from: 9, to: 12 },
        { from: 2, to: 4 },
        { from: 2, to: 4 },
        { from: 2, to: 4 },
        { from: 8, to: 10 },
        { from: 8, to: 10 },
        { from: 8, to: 10 },
      ],
    ],
    anyOrder: true,
    expect: [
      { from: 0, to: 3 },
      { from: 3, to: 6 },
      { from: 6, to: 9 },
      { from: 9, to: 12 },
    ],
  },
  {
    name: 'chooses as many classes as trying all subsets',
    hint: '“Starts first” and “shortest first” are wrong for some inputs. Choose the class that ends first.',
    run: ({ mostClasses }) => {
      let next = 11
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const fits = (list) =>
        list.toSorted((a, b) => a.from - b.from).every((one, i, all) => i === 0 || all[i - 1].to <= one.from)
      const wrong = []
      for (let round = 0; round < 60; round++) {
        const classes = Array.from({ length: random(8) }, () => {
          const from = random(12)
          return { from, to: from + 1 + random(6) }
        })
        let best = 0
        for (let subset = 0; subset < 1 << classes.length; subset++) {
          const chosen = classes.filter((_, i) => subset & (1 << i))
          if (chosen.length > best && fits(chosen)) best = chosen.length
        }
        const result = mostClasses(classes)
        const isPart = result.every((one) => classes.includes(one))
        if (result.length !== best || !fits(result) || !isPart) wrong.push({ classes, result })
      }
      return { rounds: 60, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 11

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

def fits(chosen):
    chosen = sorted(chosen, key=lambda one: one['from'])
    return all(one['to'] <= other['from'] for one, other in zip(chosen, chosen[1:]))

wrong = []
for _ in range(60):
    classes = []
    for _ in range(random(8)):
        start = random(12)
        classes.append({'from': start, 'to': start + 1 + random(6)})
    best = 0
    for subset in range(1 << len(classes)):
        chosen = [one for i, one in enumerate(classes) if subset >> i & 1]
        if len(chosen) > best and fits(chosen):
            best = len(chosen)
    result = most_classes(classes)
    is_part = all(any(one is other for other in classes) for one in result)
    if len(result) != best or not fits(result) or not is_part:
        wrong.append({'classes': classes, 'result': result})
{'rounds': 60, 'wrong': wrong[:1]}`,
    expect: { rounds: 60, wrong: [] },
  },
  {
    name: 'pays no more than the best of all orders',
    hint: 'Compare a.hours × b.finePerHour with b.hours × a.finePerHour. Then a fine of 0 needs no division.',
    run: ({ cheapestOrder }) => {
      let next = 5
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const permutations = (items) =>
        items.length === 0
          ? [[]]
          : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
      const fine = (order) => {
        let now = 0
        let cost = 0
        for (const { hours, finePerHour } of order) {
          now += hours
          cost += now * finePerHour
        }
        return cost
      }
      const wrong = []
      for (let round = 0; round < 150; round++) {
        const jobs = Array.from({ length: random(6) }, (_, i) => ({
          name: `job ${i}`,
          hours: 1 + random(5),
          finePerHour: random(4),
        }))
        const best = Math.min(...permutations(jobs).map(fine))
        const { order, cost } = cheapestOrder(jobs)
        if (cost !== best || fine(order) !== best || new Set(order).size !== jobs.length) wrong.push({ jobs, cost, best })
      }
      return { rounds: 150, wrong: wrong.slice(0, 1) }
    },
    python: `
from itertools import permutations

state = 5

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

def fine(order):
    now = cost = 0
    for job in order:
        now += job['hours']
        cost += now * job['finePerHour']
    return cost

wrong = []
for _ in range(150):
    jobs = [{'name': f'job {i}', 'hours': 1 + random(5), 'finePerHour': random(4)} for i in range(random(6))]
    best = min(fine(order) for order in permutations(jobs))
    result = cheapest_order(jobs)
    order, cost = result['order'], result['cost']
    if cost != best or fine(order) != best or len({job['name'] for job in order}) != len(jobs):
        wrong.append({'jobs': jobs, 'cost': cost, 'best': best})
{'rounds': 150, 'wrong': wrong[:1]}`,
    expect: { rounds: 150, wrong: [] },
  },
  {
    name: 'leaves the lists of classes and jobs as they were',
    hint: 'Sort a copy with toSorted.',
    run: ({ mostClasses, cheapestOrder }) => {
      const classes = [
        { from: 3, to: 9 },
        { from: 1, to: 2 },
      ]
      const jobs = [
        { name: 'slow', hours: 9, finePerHour: 1 },
        { name: 'fast', hours: 1, finePerHour: 1 },
      ]
      mostClasses(classes)
      cheapestOrder(jobs)
      return [classes[0].to, jobs[0].name]
    },
    python: `
classes = [{'from': 3, 'to': 9}, {'from': 1, 'to': 2}]
jobs = [{'name': 'slow', 'hours': 9, 'finePerHour': 1}, {'name': 'fast', 'hours': 1, 'finePerHour': 1}]
most_classes(classes)
cheapest_order(jobs)
[classes[0]['to'], jobs[0]['name']]`,
    expect: [9, 'slow'],
  },
  {
    name: 'finds a rucksack that breaks “best value per kilogram first”',
    hint: 'Return the input itself, as makeInput made it.',
    run: ({ breakGreedy }) => {
      const bags = [
        { limit: 5, items: [{ weight: 2, value: 4 }] },
        { limit: 10, items: [{ weight: 6, value: 9 }, { weight: 4, value: 5 }] },
        { limit: 4, items: [{ weight: 3, value: 6 }, { weight: 2, value: 3 }, { weight: 2, value: 3.5 }] },
        { limit: 5, items: [{ weight: 4, value: 9 }, { weight: 5, value: 10 }] },
      ]
      const value = (items) => items.reduce((sum, item) => sum + item.value, 0)
      const weight = (items) => items.reduce((sum, item) => sum + item.weight, 0)
      const slow = ({ items, limit }) => {
        let best = 0
        for (let subset = 0; subset < 1 << items.length; subset++) {
          const chosen = items.filter((_, i) => subset & (1 << i))
          if (weight(chosen) <= limit) best = Math.max(best, value(chosen))
        }
        return best
      }
      const fast = ({ items, limit }) => {
        const chosen = []
        for (const item of items.toSorted((a, b) => b.value / b.weight - a.value / a.weight))
          if (weight(chosen) + item.weight <= limit) chosen.push(item)
        return value(chosen)
      }
      let next = 0
      return breakGreedy(slow, fast, () => bags[next++], bags.length)
    },
    python: `
def item(weight, value):
    return {'weight': weight, 'value': value}

bags = [
    {'limit': 5, 'items': [item(2, 4)]},
    {'limit': 10, 'items': [item(6, 9), item(4, 5)]},
    {'limit': 4, 'items': [item(3, 6), item(2, 3), item(2, 3.5)]},
    {'limit': 5, 'items': [item(4, 9), item(5, 10)]},
]

def total(items, measure):
    return sum(one[measure] for one in items)

def slow(bag):
    best = 0
    for subset in range(1 << len(bag['items'])):
        chosen = [one for i, one in enumerate(bag['items']) if subset >> i & 1]
        if total(chosen, 'weight') <= bag['limit']:
            best = max(best, total(chosen, 'value'))
    return best

def fast(bag):
    chosen = []
    for one in sorted(bag['items'], key=lambda one: -one['value'] / one['weight']):
        if total(chosen, 'weight') + one['weight'] <= bag['limit']:
            chosen.append(one)
    return total(chosen, 'value')

made = iter(bags)
break_greedy(slow, fast, lambda: next(made), len(bags))`,
    expect: {
      limit: 4,
      items: [
        { weight: 3, value: 6 },
        { weight: 2, value: 3 },
        { weight: 2, value: 3.5 },
      ],
    },
  },
  {
    name: 'chooses among 1,00,000 classes in time',
    hint: 'Sort once. Then compare each class only with the last one that you chose, not with all of them.',
    run: ({ mostClasses }) => {
      const classes = Array.from({ length: 100_000 }, (_, i) => {
        const from = (i * 48_271) % 100_003
        return { from, to: from + 1 + (i % 3) }
      })
      return mostClasses(classes).length
    },
    python: `
classes = []
for i in range(100_000):
    start = i * 48_271 % 100_003
    classes.append({'from': start, 'to': start + 1 + i % 3})
len(most_classes(classes))`,
    expect: 52_096,
  },
]
