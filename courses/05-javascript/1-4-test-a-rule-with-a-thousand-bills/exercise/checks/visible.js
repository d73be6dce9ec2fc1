export default [
  {
    name: 'finds no broken rule in right parts',
    hint: 'Return null if all four rules hold.',
    run: ({ brokenRule }) => [
      brokenRule({ paise: 100, weights: [1, 1, 1] }, [34, 33, 33]),
      brokenRule({ paise: 235000, weights: [30, 30, 11] }, [99296, 99296, 36408]),
      brokenRule({ paise: 0, weights: [0, 2] }, [0, 0]),
    ],
    expect: [null, null, null],
  },
  {
    name: 'names the rule that is broken',
    hint: 'Check the rules in the order of the task, and return the text of the first one that fails.',
    run: ({ brokenRule }) => [
      brokenRule({ paise: 100, weights: [1, 1] }, [100]),
      brokenRule({ paise: 100, weights: [1, 1] }, [50.5, 49.5]),
      brokenRule({ paise: 100, weights: [1, 1, 1] }, [33, 33, 33]),
      brokenRule({ paise: 100, weights: [1, 1, 1] }, [35, 33, 32]),
      // Two rules are broken: the first one counts.
      brokenRule({ paise: 100, weights: [1, 1] }, [50.5, 50]),
      brokenRule({ paise: 100, weights: [1, 1] }, [70, 20]),
    ],
    expect: ['one part per weight', 'whole paise', 'adds up', 'less than a paisa away', 'whole paise', 'adds up'],
  },
  {
    name: 'a weight of 0 that pays a paisa breaks a rule',
    hint: 'The exact part of a weight of 0 is 0. One paisa is a whole paisa away from it.',
    run: ({ brokenRule }) => brokenRule({ paise: 1, weights: [0, 1, 1] }, [1, 0, 0]),
    expect: 'less than a paisa away',
  },
  {
    name: 'finds a bill that breaks the rounding version',
    hint: 'Make a bill with randomBill(random), call share with it, and look for a broken rule. Stop at the first.',
    run: ({ breakingBill, brokenRule }) => {
      const share = (paise, weights) => {
        const sum = weights.reduce((a, b) => a + b, 0)
        return weights.map((weight) => Math.round((paise * weight) / sum))
      }
      const bill = breakingBill(share, 7, 1000)
      return brokenRule(bill, share(bill.paise, bill.weights))
    },
    expect: 'adds up',
  },
  {
    name: 'finds nothing in a right version',
    hint: 'Return null after the last run.',
    run: ({ breakingBill }) => {
      let calls = 0
      const share = (paise, weights) => {
        calls += 1
        const sum = weights.reduce((a, b) => a + b, 0)
        const parts = weights.map((weight) => Math.floor((paise * weight) / sum))
        const rest = weights.map((weight) => (paise * weight) % sum)
        const order = weights.map((_, index) => index).sort((a, b) => rest[b] - rest[a])
        const left = paise - parts.reduce((a, b) => a + b, 0)
        for (const index of order.slice(0, left)) parts[index] += 1
        return parts
      }
      return [breakingBill(share, 2026, 300), calls]
    },
    expect: [null, 300],
  },
  {
    name: 'lists simpler bills',
    hint: 'Start with the paise: half, and one less. Then each weight: left out, halved, one less.',
    run: ({ simpler }) => {
      const texts = simpler({ paise: 8, weights: [0, 4] }).map(({ paise, weights }) => `${paise} by ${weights.join(' ')}`)
      return [...new Set(texts)].sort()
    },
    expect: ['4 by 0 4', '7 by 0 4', '8 by 0 2', '8 by 0 3', '8 by 4'],
  },
  {
    name: 'shrinks to a smallest bill',
    hint: 'Look for a simpler bill that still breaks a rule, and continue with it. If there is none, you are done.',
    run: ({ shrink }) => {
      // From 37 paise on, the first person pays one paisa too much.
      const share = (paise, weights) => {
        const sum = weights.reduce((a, b) => a + b, 0)
        const parts = weights.map((weight) => Math.floor((paise * weight) / sum))
        const rest = weights.map((weight) => (paise * weight) % sum)
        const order = weights.map((_, index) => index).sort((a, b) => rest[b] - rest[a])
        const left = paise - parts.reduce((a, b) => a + b, 0)
        for (const index of order.slice(0, left)) parts[index] += 1
        if (paise >= 37) parts[0] += 1
        return parts
      }
      return shrink(share, { paise: 417230, weights: [17, 0, 23, 4] })
    },
    expect: { paise: 37, weights: [1] },
  },
]
