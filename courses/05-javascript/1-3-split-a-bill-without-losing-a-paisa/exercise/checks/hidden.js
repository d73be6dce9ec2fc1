export default [
  {
    name: 'stays exact for ₹1 crore and weights up to 1,000,000,000',
    hint: 'Multiply with BigInt(paise) * BigInt(weight): the product is larger than the largest safe number.',
    run: ({ share }) => [
      share(1_000_000_000, [1_000_000_000, 999_999_999, 1]),
      share(999_999_999, [500_000_003, 500_000_001, 999_999_995]),
    ],
    expect: [
      [500000000, 500000000, 0],
      [250000001, 250000001, 499999997],
    ],
  },
  {
    name: 'adds up for 500 bills',
    hint: 'Try many bills yourself: the sum of the parts must be the bill, and nobody may be a whole paisa away.',
    run: ({ share }) => {
      let seed = 2026
      const random = (max) => {
        seed = (seed * 48271) % 2147483647
        return seed % (max + 1)
      }
      let wrong = 0
      let checksum = 0
      for (let bill = 0; bill < 500; bill++) {
        const paise = random(1_000_000)
        const weights = [1 + random(30), random(30), random(30), random(30)]
        const parts = share(paise, weights)
        if (parts.reduce((sum, part) => sum + part, 0) !== paise) wrong++
        parts.forEach((part, index) => (checksum = (checksum * 31 + part * (index + 1)) % 1_000_003))
      }
      return { wrong, checksum }
    },
    expect: { wrong: 0, checksum: 456113 },
  },
  {
    name: 'leaves the list of weights as it was',
    hint: 'Sort a list of positions, not the weights themselves.',
    run: ({ share }) => {
      const weights = Object.freeze([3, 1, 2])
      return [share(7, weights), [...weights]]
    },
    expect: [
      [4, 1, 2],
      [3, 1, 2],
    ],
  },
]
