export default [
  {
    name: 'returns the names in the order of the input',
    hint: 'Walking back through the table gives the names in reverse. Filter the input at the end.',
    run: ({ planBudget }) =>
      planBudget(
        [
          { name: 'pump', price: 300, benefit: 9 },
          { name: 'fee', price: 100, benefit: 1, must: true },
          { name: 'rope', price: 200, benefit: 7 },
          { name: 'audit', price: 100, benefit: 1, must: true },
          { name: 'paint', price: 250, benefit: 2 },
        ],
        700,
      ).chosen,
    expect: ['pump', 'fee', 'rope', 'audit'],
  },
  {
    name: 'agrees with trying all subsets',
    hint: 'Each wish can be chosen once. Read the values for a wish from the row above it.',
    run: ({ planBudget }) => {
      let next = 41
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let round = 0; round < 150; round++) {
        const wishes = Array.from({ length: random(8) }, (_, i) => ({
          name: `wish ${i}`,
          price: 50 * (1 + random(8)),
          benefit: 1 + random(12),
          must: random(8) === 0,
        }))
        const musts = wishes.filter((wish) => wish.must).reduce((sum, wish) => sum + wish.price, 0)
        const budget = musts + 25 * random(40)
        let best = { benefit: -1, price: 0 }
        for (let subset = 0; subset < 1 << wishes.length; subset++) {
          const chosen = wishes.filter((_, i) => subset & (1 << i))
          const price = chosen.reduce((sum, wish) => sum + wish.price, 0)
          const benefit = chosen.reduce((sum, wish) => sum + wish.benefit, 0)
          if (price > budget || wishes.some((wish) => wish.must && !chosen.includes(wish))) continue
          if (benefit > best.benefit || (benefit === best.benefit && price < best.price)) best = { benefit, price }
        }
        const result = planBudget(wishes, budget)
        const chosen = wishes.filter((wish) => result.chosen.includes(wish.name))
        const price = chosen.reduce((sum, wish) => sum + wish.price, 0)
        if (result.benefit !== best.benefit || result.price !== best.price || price !== best.price)
          wrong.push({ wishes, budget, result, best })
      }
      return { rounds: 150, wrong: wrong.slice(0, 1) }
    },
    expect: { rounds: 150, wrong: [] },
  },
  {
    name: 'divides by the common unit: a budget of ₹500 crore with large prices',
    hint: 'If all prices are multiples of a unit, count money in that unit. Find it with the greatest common divisor.',
    run: ({ planBudget }) =>
      planBudget(
        [
          { name: 'bridge', price: 2_400_000_000, benefit: 66 },
          { name: 'road', price: 1_800_000_000, benefit: 60 },
          { name: 'school', price: 600_000_000, benefit: 35 },
          { name: 'clinic', price: 900_000_000, benefit: 38 },
        ],
        5_000_000_000,
      ),
    expect: { chosen: ['bridge', 'road', 'school'], price: 4_800_000_000, benefit: 161 },
  },
]
