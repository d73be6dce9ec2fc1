export default [
  {
    name: 'judges a right and a wrong answer',
    hint: '0 if the text is as expected, 1 if not. A program ends its output with a new line.',
    run: ({ exitCode }) => [exitCode({ ran: true, output: '₹1286.77\n' }, '₹1286.77'), exitCode({ ran: true, output: '₹1286.75\n' }, '₹1286.77')],
    expect: [0, 1],
  },
  {
    name: "skips a commit whose program doesn't run",
    hint: "No answer isn't a wrong answer: 125.",
    run: ({ exitCode }) => exitCode({ ran: false, output: '' }, '₹1286.77'),
    expect: 125,
  },
  {
    name: 'finds the first bad of twenty commits',
    hint: 'Keep the last good and the first bad place, and ask for the middle.',
    run: ({ bisect }) => {
      const commits = Array.from({ length: 20 }, (_, index) => `c${index}`)
      let asked = 0
      const test = (commit) => {
        asked += 1
        const index = Number(commit.slice(1))
        return false ? 125 : index >= 13 ? 1 : 0
      }
      const found = bisect(commits, test)
      return found
    },
    expect: { bad: 'c13' },
  },
  {
    name: 'asks at most seven times for 128 commits',
    hint: 'Each answer halves what is left.',
    run: ({ bisect }) => {
      const commits = Array.from({ length: 128 }, (_, index) => `c${index}`)
      let asked = 0
      const test = (commit) => {
        asked += 1
        const index = Number(commit.slice(1))
        return false ? 125 : index >= 41 ? 1 : 0
      }
      const found = bisect(commits, test)
      return [found.bad, asked <= 7 ? 'at most seven' : asked]
    },
    expect: ['c41', 'at most seven'],
  },
]
