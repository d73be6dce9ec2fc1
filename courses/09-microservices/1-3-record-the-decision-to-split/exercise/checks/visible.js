export default [
  {
    name: 'reads the modules of each commit',
    hint: 'Split at the lines that begin with "commit", then take the folder after src/ of each path.',
    run: ({ readHistory }) =>
      readHistory('commit aa 2026-05-04\nsrc/menu/store.mjs\n\ncommit bb 2026-05-05\nsrc/kitchen/queue.mjs\nsrc/riders/board.mjs\n'),
    expect: [['menu'], ['kitchen', 'riders']],
  },
  {
    name: 'counts a module once per commit',
    hint: 'Two files of one module in a commit are one change of it. A Set helps.',
    run: ({ readHistory }) => readHistory('commit aa 2026-05-04\nsrc/menu/photos.mjs\nsrc/menu/store.mjs\n'),
    expect: [['menu']],
  },
  {
    name: 'counts the changes of each module',
    hint: 'How many commits contain the module?',
    run: ({ coupling }) => coupling([['menu'], ['kitchen', 'riders'], ['menu'], ['kitchen'], ['orders', 'menu']]).changes,
    expect: { kitchen: 2, menu: 3, orders: 1, riders: 1 },
  },
  {
    name: 'divides by the changes of the quieter module',
    hint: 'Riders change twice, and both times with the kitchen: 100 per cent, although the kitchen changes more often.',
    run: ({ coupling }) =>
      coupling([['kitchen', 'riders'], ['kitchen'], ['kitchen', 'riders'], ['kitchen']]).pairs.map(({ together, share }) => ({
        together,
        share,
      })),
    expect: [{ together: 2, share: 100 }],
  },
  {
    name: 'lists each pair once, the most coupled first',
    hint: 'menu with orders is the same pair as orders with menu. Sort by share, from high to low.',
    run: ({ coupling }) =>
      coupling([['menu'], ['kitchen', 'riders'], ['menu'], ['kitchen', 'riders'], ['orders', 'menu'], ['orders']]).pairs.map(
        ({ a, b, share }) => `${[a, b].sort().join(' ')} ${share}`,
      ).slice(0, 2),
    expect: ['kitchen riders 100', 'menu orders 50'],
  },
]
