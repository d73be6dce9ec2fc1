export default [
  {
    name: 'finds it next to either end',
    hint: 'The second commit, or the last one.',
    run: ({ bisect }) => [1, 9].map((bad) => bisect(Array.from({ length: 10 }, (_, index) => index), (commit) => (commit >= bad ? 1 : 0)).bad),
    expect: [1, 9],
  },
  {
    name: "goes around commits that can't be tested",
    hint: 'After 125, take another commit between the two ends.',
    run: ({ bisect }) => {
      const commits = Array.from({ length: 64 }, (_, index) => `c${index}`)
      let asked = 0
      const test = (commit) => {
        asked += 1
        const index = Number(commit.slice(1))
        return index >= 30 && index < 36 ? 125 : index >= 40 ? 1 : 0
      }
      const found = bisect(commits, test)
      return found
    },
    expect: { bad: 'c40' },
  },
  {
    name: 'says what is left if skipped commits hide it',
    hint: 'Between the last good and the first bad one only skipped commits are left.',
    run: ({ bisect }) => {
      const commits = Array.from({ length: 10 }, (_, index) => `c${index}`)
      let asked = 0
      const test = (commit) => {
        asked += 1
        const index = Number(commit.slice(1))
        return index === 5 || index === 6 ? 125 : index >= 6 ? 1 : 0
      }
      const found = bisect(commits, test)
      return found
    },
    expect: { bad: null, candidates: ['c5', 'c6', 'c7'] },
  },
  {
    name: 'counts a code such as 127 as bad',
    hint: 'Only 0 is good and only 125 is a skip.',
    run: ({ bisect }) => bisect(['a', 'b', 'c', 'd'], (commit) => (commit === 'c' || commit === 'd' ? 127 : 0)).bad,
    expect: 'c',
  },
  {
    name: 'asks for no commit twice',
    hint: 'A skipped commit stays skipped.',
    run: ({ bisect }) => {
      const asked = []
      bisect(Array.from({ length: 30 }, (_, index) => index), (commit) => {
        asked.push(commit)
        return commit % 3 === 0 ? 125 : commit >= 20 ? 1 : 0
      })
      return asked.length - new Set(asked).size
    },
    expect: 0,
  },
  {
    name: 'tests what is left next to a skipped commit',
    hint: 'After 125, every other commit between the ends can still be asked.',
    run: ({ bisect }) => {
      const play = (codes) => bisect(codes.map((_, index) => `c${index}`), (commit) => codes[Number(commit.slice(1))])
      return [play([0, 125, 0, 1]), play([0, 0, 125, 1, 1]), play([0, 1]), play([0, 125, 1, 1])]
    },
    expect: [{ bad: 'c3' }, { bad: null, candidates: ['c2', 'c3'] }, { bad: 'c1' }, { bad: null, candidates: ['c1', 'c2'] }],
  },
]
