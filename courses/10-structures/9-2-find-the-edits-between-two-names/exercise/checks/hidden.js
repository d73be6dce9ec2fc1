export default [
  {
    name: 'lists the edits from Bangalore to Bengaluru',
    hint: 'Ask for keep or replace first, then for delete, then for insert, from the end of both texts.',
    run: ({ findEdits }) => findEdits('Bangalore', 'Bengaluru').map(({ kind, from, to }) => `${kind} ${from}${to}`),
    python: '[f"{edit[\'kind\']} {edit[\'from\']}{edit[\'to\']}" for edit in find_edits("Bangalore", "Bengaluru")]',
    expect: ['keep BB', 'replace ae', 'keep nn', 'keep gg', 'keep aa', 'keep ll', 'replace ou', 'keep rr', 'replace eu'],
  },
  {
    name: 'breaks ties in the order keep or replace, delete, insert',
    hint: 'When several neighbours fit, the order of your questions decides. The questions are asked from the end of the texts.',
    run: ({ findEdits }) =>
      [
        ['ab', 'b'],
        ['aa', 'a'],
        ['ab', 'ba'],
        ['abc', 'cab'],
        ['bab', 'abc'],
        ['acb', 'ba'],
        ['aba', 'bab'],
      ].map(([from, to]) => findEdits(from, to).map(({ kind }) => kind)),
    python: `
pairs = [["ab", "b"], ["aa", "a"], ["ab", "ba"], ["abc", "cab"], ["bab", "abc"], ["acb", "ba"], ["aba", "bab"]]
[[edit["kind"] for edit in find_edits(source, target)] for source, target in pairs]
`,
    expect: [
      ['delete', 'keep'],
      ['delete', 'keep'],
      ['replace', 'replace'],
      ['insert', 'keep', 'keep', 'delete'],
      ['delete', 'keep', 'keep', 'insert'],
      ['delete', 'replace', 'replace'],
      ['insert', 'keep', 'keep', 'delete'],
    ],
  },
  {
    name: 'turns one text into the other, with as many edits as the distance',
    hint: 'Put the letters of keep, replace and insert together: that has to be the second text.',
    run: ({ editDistance, findEdits }) => {
      let next = 23
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const text = () => Array.from({ length: random(7) }, () => 'abc'[random(3)]).join('')
      const wrong = []
      for (let round = 0; round < 200; round++) {
        const [from, to] = [text(), text()]
        const edits = findEdits(from, to)
        const before = edits.map((edit) => edit.from ?? '').join('')
        const after = edits.map((edit) => edit.to ?? '').join('')
        const count = edits.filter(({ kind }) => kind !== 'keep').length
        const kinds = edits.every((edit) => (edit.kind === 'keep') === (edit.from === edit.to))
        if (before !== from || after !== to || count !== editDistance(from, to) || !kinds) wrong.push({ from, to, edits })
      }
      return { rounds: 200, wrong: wrong.slice(0, 1) }
    },
    python: `
state = 23
def pick(most):
    global state
    state = state * 48271 % 2147483647
    return state % most
def text():
    return "".join("abc"[pick(3)] for _ in range(pick(7)))
wrong = []
for _ in range(200):
    source, target = text(), text()
    edits = find_edits(source, target)
    before = "".join(edit.get("from") or "" for edit in edits)
    after = "".join(edit.get("to") or "" for edit in edits)
    count = sum(edit["kind"] != "keep" for edit in edits)
    kinds = all((edit["kind"] == "keep") == (edit.get("from") == edit.get("to")) for edit in edits)
    if before != source or after != target or count != edit_distance(source, target) or not kinds:
        wrong.append({"from": source, "to": target, "edits": edits})
{"rounds": 200, "wrong": wrong[:1]}
`,
    expect: { rounds: 200, wrong: [] },
  },
  {
    name: 'compares two texts of 700 letters in time',
    hint: 'Plain recursion asks the same question again and again. Fill the table row by row, with one step for each cell.',
    run: ({ editDistance }) => {
      const from = 'onion tomato '.repeat(60).slice(0, 700)
      const to = 'tomato onion '.repeat(60).slice(0, 700)
      return [editDistance(from, to), editDistance(from, from)]
    },
    python: `
source = ("onion tomato " * 60)[:700]
target = ("tomato onion " * 60)[:700]
[edit_distance(source, target), edit_distance(source, source)]
`,
    expect: [12, 0],
  },
]
