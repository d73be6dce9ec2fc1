export default [
  {
    name: 'chooses as many classes as trying all subsets',
    hint: '“Starts first” and “shortest first” are wrong for some inputs. Choose the class that ends first.',
    run: ({ mostClasses }) => {
      let next = 11
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const fits = (list) =>
        list.toSorted((a, b) => a.from - b.from).every((one, i, all) => i === 0 || all[i - 1].to <= one.from)
      const wrong = []
      for (let round = 0; round < 300; round++) {
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
      return { rounds: 300, wrong: wrong.slice(0, 1) }
    },
    expect: { rounds: 300, wrong: [] },
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
        if (cost !== best || fine(order) !== best || order.length !== jobs.length) wrong.push({ jobs, cost, best })
      }
      return { rounds: 150, wrong: wrong.slice(0, 1) }
    },
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
    expect: {
      limit: 4,
      items: [
        { weight: 3, value: 6 },
        { weight: 2, value: 3 },
        { weight: 2, value: 3.5 },
      ],
    },
  },
]
