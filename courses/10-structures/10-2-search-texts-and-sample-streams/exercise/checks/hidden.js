export default [
  {
    name: 'searches a text that is hard for the plain search in time',
    hint: 'Never move back in the text. When a letter doesn’t fit, fall back to a border of what was matched.',
    run: ({ findAll }) => {
      const text = 'a'.repeat(200_000)
      const found = findAll(`${text}b`, `${'a'.repeat(100_000)}b`)
      return [found, findAll(text, 'aaa').length]
    },
    expect: [[100_000], 199_998],
  },
  {
    name: 'agrees with the plain search for 500 texts of a and b',
    hint: 'Check your borders by hand for ababc (0 0 1 2 0) and aabaaab (0 1 0 1 2 2 3).',
    run: ({ findAll }) => {
      let next = 29
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const letters = (length) => Array.from({ length }, () => 'ab'[random(2)]).join('')
      const wrong = []
      for (let round = 0; round < 500; round++) {
        const text = letters(random(25))
        const pattern = letters(1 + random(5))
        const plain = []
        for (let i = 0; i + pattern.length <= text.length; i++) if (text.startsWith(pattern, i)) plain.push(i)
        if (findAll(text, pattern).join() !== plain.join()) wrong.push({ text, pattern, plain })
      }
      return { rounds: 500, wrong: wrong.slice(0, 1) }
    },
    expect: { rounds: 500, wrong: [] },
  },
  {
    name: 'goes once through any iterable',
    hint: 'Use for…of. A generator has no length, and it can’t be read twice.',
    run: ({ sample }) => {
      let given = 0
      function* tickets() {
        for (let i = 0; i < 1000; i++) {
          given += 1
          yield i
        }
      }
      const chosen = sample(tickets(), 10)
      const isValid = chosen.every((item) => Number.isInteger(item) && item >= 0 && item < 1000)
      return { given, count: chosen.length, different: new Set(chosen).size, isValid }
    },
    expect: { given: 1000, count: 10, different: 10, isValid: true },
  },
  {
    name: 'draws each of 5 items equally often with the given random function',
    hint: 'The item with number n replaces a chosen one with the probability k ÷ n. Use the parameter random, not Math.random.',
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
      return [...ranges, calls >= 150_000 ? 'uses random' : calls]
    },
    expect: ['A fair', 'B fair', 'C fair', 'D fair', 'E fair', 'uses random'],
  },
]
