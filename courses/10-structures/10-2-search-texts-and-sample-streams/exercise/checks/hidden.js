export default [
  {
    name: 'searches a text that is hard for the plain search in time',
    hint: 'Never move back in the text. When a letter doesn’t fit, fall back to a border of what was matched.',
    run: ({ findAll }) => {
      const text = 'a'.repeat(200_000)
      const found = findAll(`${text}b`, `${'a'.repeat(100_000)}b`)
      return [found, findAll(text, 'aaa').length]
    },
    python: `
text = "a" * 200_000
[find_all(text + "b", "a" * 100_000 + "b"), len(find_all(text, "aaa"))]
`,
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
    python: `
state = 29
def pick(most):
    global state
    state = state * 48271 % 2147483647
    return state % most
def some(length):
    return "".join("ab"[pick(2)] for _ in range(length))
wrong = []
for _ in range(500):
    text = some(pick(25))
    pattern = some(1 + pick(5))
    plain = [i for i in range(len(text)) if text.startswith(pattern, i)]
    if find_all(text, pattern) != plain:
        wrong.append({"text": text, "pattern": pattern, "plain": plain})
{"rounds": 500, "wrong": wrong[:1]}
`,
    expect: { rounds: 500, wrong: [] },
  },
  {
    name: 'goes once through any iterable',
    hint: 'Use for…of (for … in). A generator has no length, and it can’t be read twice.',
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
    python: `
given = 0
def tickets():
    global given
    for i in range(1000):
        given += 1
        yield i
chosen = sample(tickets(), 10)
is_valid = all(isinstance(item, int) and 0 <= item < 1000 for item in chosen)
{"given": given, "count": len(chosen), "different": len(set(chosen)), "isValid": is_valid}
`,
    expect: { given: 1000, count: 10, different: 10, isValid: true },
  },
  {
    name: 'draws each of 5 items equally often with the given random function',
    hint: 'The item with number n replaces a chosen one with the probability k ÷ n. Use the parameter random, not a random function of the language.',
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
    python: `
state = 12345
calls = 0
def number():
    global state, calls
    calls += 1
    state = state * 48271 % 2147483647
    return state / 2147483647
counts = dict.fromkeys("ABCDE", 0)
for _ in range(50_000):
    counts[sample("ABCDE", 1, number)[0]] += 1
ranges = [f"{item} {'fair' if 9500 <= count <= 10_500 else count}" for item, count in counts.items()]
[*ranges, "uses random" if calls >= 150_000 else calls]
`,
    expect: ['A fair', 'B fair', 'C fair', 'D fair', 'E fair', 'uses random'],
  },
  {
    name: 'draws each of 6 items equally often, three at a time',
    hint: 'Each item is in the sample with the probability k ÷ n. Which place of the sample may be replaced? Every one.',
    run: ({ sample }) => {
      let next = 777
      const random = () => (next = (next * 48_271) % 2_147_483_647) / 2_147_483_647
      const counts = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0 }
      for (let round = 0; round < 20_000; round++) for (const item of sample('ABCDEF', 3, random)) counts[item] += 1
      return Object.entries(counts).map(([item, count]) => `${item} ${count >= 9600 && count <= 10_400 ? 'fair' : count}`)
    },
    python: `
state = 777
def number():
    global state
    state = state * 48271 % 2147483647
    return state / 2147483647
counts = dict.fromkeys("ABCDEF", 0)
for _ in range(20_000):
    for item in sample("ABCDEF", 3, number):
        counts[item] += 1
[f"{item} {'fair' if 9600 <= count <= 10_400 else count}" for item, count in counts.items()]
`,
    expect: ['A fair', 'B fair', 'C fair', 'D fair', 'E fair', 'F fair'],
  },
  {
    name: 'returns the first of several longest palindromes',
    hint: 'Replace the best one only by a longer one. Two letters in the middle count as a centre, too.',
    run: ({ longestPalindrome }) => ['xabbay ccdcc', 'aabb', 'नमनक कनक'].map((text) => longestPalindrome(text)),
    python: '[longest_palindrome(text) for text in ["xabbay ccdcc", "aabb", "नमनक कनक"]]',
    expect: ['ccdcc', 'aa', 'नक कन'],
  },
]
