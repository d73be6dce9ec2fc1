export default [
  {
    name: 'tries the same bills for the same seed, and others for another',
    hint: 'Create the random numbers from the seed inside breakingBill, and make one bill per run.',
    run: ({ breakingBill }) => {
      const tried = (seed) => {
        const bills = []
        breakingBill(
          (paise, weights) => {
            bills.push(`${paise}:${weights}`)
            const sum = weights.reduce((a, b) => a + b, 0)
            const parts = weights.map((weight) => Math.floor((paise * weight) / sum))
            const rest = weights.map((weight) => (paise * weight) % sum)
            const order = weights.map((_, index) => index).sort((a, b) => rest[b] - rest[a])
            const left = paise - parts.reduce((a, b) => a + b, 0)
            for (const index of order.slice(0, left)) parts[index] += 1
            return parts
          },
          seed,
          40,
        )
        return bills
      }
      const [first, again, other] = [tried(5), tried(5), tried(6)]
      const different = other.filter((bill, index) => bill !== first[index]).length
      return [first.length, again.join() === first.join() ? 'the same' : 'others', different > 20 ? 'many others' : different]
    },
    expect: [40, 'the same', 'many others'],
  },
  {
    name: 'a share that throws counts as broken',
    hint: 'Call share inside try. If it throws, this bill breaks it.',
    run: ({ breakingBill, shrink }) => {
      const share = (paise, weights) => {
        if (weights.length > 2) throw new Error('too many people')
        const sum = weights.reduce((a, b) => a + b, 0)
        const first = Math.floor((paise * weights[0]) / sum)
        return weights.length === 1 ? [paise] : [first, paise - first]
      }
      const bill = breakingBill(share, 11, 500)
      const { paise, weights } = shrink(share, bill)
      return [bill.weights.length > 2, paise, weights.toSorted((a, b) => a - b)]
    },
    expect: [true, 0, [0, 0, 1]],
  },
  {
    name: 'no simpler bill of a shrunk one breaks a rule',
    hint: 'Continue until no bill in the list of simpler ones breaks a rule.',
    run: ({ breakingBill, shrink, simpler, brokenRule }) => {
      const share = (paise, weights) => {
        const sum = weights.reduce((a, b) => a + b, 0)
        return weights.map((weight) => Math.round((paise * weight) / sum))
      }
      return [1, 2, 3].map((seed) => {
        const bill = shrink(share, breakingBill(share, seed, 1000))
        const still = simpler(bill).filter((one) => brokenRule(one, share(one.paise, one.weights)) !== null)
        return [brokenRule(bill, share(bill.paise, bill.weights)), still.length]
      })
    },
    expect: [
      ['adds up', 0],
      ['adds up', 0],
      ['adds up', 0],
    ],
  },
  {
    name: 'simpler bills never have all weights at 0, and never equal the bill',
    hint: 'Leave out bills whose weights add up to 0. For 0 there is nothing smaller.',
    run: ({ simpler }) =>
      [
        { paise: 0, weights: [1] },
        { paise: 1, weights: [0, 1] },
      ].map((bill) => {
        // Half of 1 and one less than 1 are the same bill: it may be listed twice.
        const texts = simpler(bill).map(({ paise, weights }) => `${paise} by ${weights.join(' ')}`)
        return [...new Set(texts)].sort()
      }),
    expect: [[], ['0 by 0 1', '1 by 1']],
  },
  {
    name: 'leaves the bill as it was',
    hint: 'toSpliced and with return a new list; splice changes the old one.',
    run: ({ simpler, shrink }) => {
      const bill = Object.freeze({ paise: 9, weights: Object.freeze([1, 2]) })
      simpler(bill)
      const { weights } = shrink((paise, weights) => weights.map(() => 0), bill)
      return [bill.paise, bill.weights, weights.length]
    },
    expect: [9, [1, 2], 1],
  },
]
