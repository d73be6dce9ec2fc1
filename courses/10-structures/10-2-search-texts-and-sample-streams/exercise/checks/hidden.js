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
    name: 'returns the first of several longest palindromes',
    hint: 'Replace the best one only by a longer one. Two letters in the middle count as a centre, too.',
    run: ({ longestPalindrome }) => ['xabbay ccdcc', 'aabb', 'नमनक कनक'].map((text) => longestPalindrome(text)),
    python: '[longest_palindrome(text) for text in ["xabbay ccdcc", "aabb", "नमनक कनक"]]',
    expect: ['ccdcc', 'aa', 'नक कन'],
  },
]
