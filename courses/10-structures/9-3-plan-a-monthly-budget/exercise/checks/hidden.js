export default [
  {
    name: 'returns the names in the order of the input',
    hint: 'Walking back through the table gives the names in reverse. Filter the input at the end.',
    call: 'planBudget',
    args: [
      [
        { name: 'pump', price: 300, benefit: 9 },
        { name: 'fee', price: 100, benefit: 1, must: true },
        { name: 'rope', price: 200, benefit: 7 },
        { name: 'audit', price: 100, benefit: 1, must: true },
        { name: 'paint', price: 250, benefit: 2 },
      ],
      700,
    ],
    expect: { chosen: ['pump', 'fee', 'rope', 'audit'], price: 700, benefit: 18 },
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
    python: `
state = 41
def pick(most):
    global state
    state = state * 48271 % 2147483647
    return state % most
wrong = []
for _ in range(150):
    wishes = [
        {"name": f"wish {i}", "price": 50 * (1 + pick(8)), "benefit": 1 + pick(12), "must": pick(8) == 0}
        for i in range(pick(8))
    ]
    budget = sum(wish["price"] for wish in wishes if wish["must"]) + 25 * pick(40)
    best = None
    for subset in range(1 << len(wishes)):
        chosen = [wish for i, wish in enumerate(wishes) if subset >> i & 1]
        price = sum(wish["price"] for wish in chosen)
        benefit = sum(wish["benefit"] for wish in chosen)
        if price > budget or any(wish["must"] and wish not in chosen for wish in wishes):
            continue
        if best is None or (-benefit, price) < best:
            best = (-benefit, price)
    result = plan_budget(wishes, budget)
    price = sum(wish["price"] for wish in wishes if wish["name"] in result["chosen"])
    if (-result["benefit"], result["price"]) != best or price != best[1]:
        wrong.append({"wishes": wishes, "budget": budget, "result": result})
{"rounds": 150, "wrong": wrong[:1]}
`,
    expect: { rounds: 150, wrong: [] },
  },
  {
    name: 'divides by the common unit: a budget of ₹500 crore with large prices',
    hint: 'If all prices are multiples of a unit, count money in that unit. Find it with the greatest common divisor.',
    call: 'planBudget',
    args: [
      [
        { name: 'bridge', price: 2_400_000_000, benefit: 66 },
        { name: 'road', price: 1_800_000_000, benefit: 60 },
        { name: 'school', price: 600_000_000, benefit: 35 },
        { name: 'clinic', price: 900_000_000, benefit: 38 },
      ],
      5_000_000_000,
    ],
    expect: { chosen: ['bridge', 'road', 'school'], price: 4_800_000_000, benefit: 161 },
  },
  {
    name: 'plans the month of the group in Madurai',
    hint: 'A wish can be chosen once, both musts are in the plan, and the whole table is walked back.',
    call: 'planBudget',
    args: [
      [
      { name: 'sewing machine part', price: 1850, benefit: 62 },
      { name: 'bookkeeping', price: 1500, benefit: 58, must: true },
      { name: 'bus', price: 2400, benefit: 66 },
      { name: 'stall', price: 1800, benefit: 70 },
      { name: 'bank fee', price: 200, benefit: 20, must: true },
      { name: 'labels', price: 600, benefit: 30 },
      { name: 'roof', price: 3200, benefit: 75 },
      { name: 'photos', price: 500, benefit: 27 },
    ],
      6000,
    ],
    expect: {
      chosen: ['sewing machine part', 'bookkeeping', 'stall', 'bank fee', 'labels'],
      price: 5950,
      benefit: 240,
    },
  },
  {
    name: 'leaves the wishes as they were',
    hint: 'Don’t divide the prices inside the wishes, and don’t sort or shorten the caller’s list.',
    call: 'planBudget',
    args: [
      [
      { name: 'rope', price: 200, benefit: 7 },
      { name: 'fee', price: 100, benefit: 1, must: true },
      { name: 'pump', price: 300, benefit: 9 },
    ],
      300,
    ],
    result: 'both',
    expect: {
      returned: { chosen: ['rope', 'fee'], price: 300, benefit: 8 },
      argument: [
        { name: 'rope', price: 200, benefit: 7 },
        { name: 'fee', price: 100, benefit: 1, must: true },
        { name: 'pump', price: 300, benefit: 9 },
      ],
    },
  },
]
