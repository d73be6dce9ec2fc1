export default [
  {
    name: 'leaves out commits that touch more than 20 files',
    hint: 'Count the files of the commit before you look at modules. Exactly 20 files still count.',
    run: ({ readHistory }) => {
      const files = (count) => Array.from({ length: count }, (_, i) => `src/m${i}/a.mjs`).join('\n')
      return readHistory(`commit aa 2026-05-04\n${files(21)}\n\ncommit bb 2026-05-05\n${files(20)}\n`).map((one) => one.length)
    },
    expect: [20],
  },
  {
    name: 'files outside src belong to no module',
    hint: 'README.md and docs/src/menu/x.md have no module. The path must begin with src/ and a folder.',
    run: ({ readHistory }) =>
      readHistory('commit aa 2026-05-04\nREADME.md\nsrc/app.mjs\ndocs/src/menu/x.md\nsrc/billing/index.mjs\n'),
    expect: [['billing']],
  },
  {
    name: 'pairs that never change together have a share of 0',
    hint: 'List every pair of modules, also those with 0.',
    run: ({ coupling }) => coupling([['menu'], ['orders'], ['riders']]).pairs.map(({ together, share }) => [together, share]),
    expect: [[0, 0], [0, 0], [0, 0]],
  },
  {
    name: 'with the same share, the pair that changes together more often comes first',
    hint: 'Compare together when the shares are equal.',
    run: ({ coupling }) =>
      coupling([['a', 'b'], ['y', 'z'], ['y', 'z'], ['y', 'z']]).pairs.slice(0, 2).map(({ together, share }) => [together, share]),
    expect: [[3, 100], [1, 100]],
  },
  {
    name: 'a share is rounded to the nearest per cent',
    hint: 'Two of three are 67 per cent, one of three is 33: Math.round.',
    run: ({ coupling }) =>
      [[['a', 'b'], ['a', 'b'], ['a'], ['b']], [['a', 'b'], ['a'], ['a'], ['b'], ['b']]].map((commits) => coupling(commits).pairs[0]?.share),
    expect: [67, 33],
  },
]
