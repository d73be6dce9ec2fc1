export default [
  {
    name: 'counts two blocks with the same times once',
    hint: 'Of two equal blocks, the earlier in the list is outside.',
    run: ({ selfTimes }) =>
      selfTimes([
        { name: 'outer', thread: 'main', start: 5, length: 40 },
        { name: 'inner', thread: 'main', start: 5, length: 40 },
      ]).map(({ name, self }) => `${name} ${self}`),
    expect: ['inner 40', 'outer 0'],
  },
  {
    name: 'has self times that add up to the whole',
    hint: 'No time may be counted twice, and none may get lost.',
    run: ({ selfTimes }) =>
      selfTimes([
        { name: 'b', thread: 'main', start: 100, length: 300 },
        { name: 'a', thread: 'main', start: 0, length: 1000 },
        { name: 'c', thread: 'main', start: 150, length: 100 },
        { name: 'd', thread: 'main', start: 250, length: 150 },
        { name: 'e', thread: 'main', start: 400, length: 600 },
        { name: 'f', thread: 'main', start: 400, length: 10 },
      ]).map(({ name, self }) => `${name} ${self}`),
    expect: ['e 590', 'd 150', 'a 100', 'c 100', 'b 50', 'f 10'],
  },
  {
    name: 'counts a moved block inside another moved block once',
    hint: 'Go through the moved blocks by their start, and count only time that isn’t counted yet.',
    run: ({ frameWithout }) =>
      frameWithout(
        [
          { name: 'parse', thread: 'main', start: 300, length: 200 },
          { name: 'read members', thread: 'main', start: 260, length: 310 },
          { name: 'late', thread: 'main', start: 570, length: 100 },
        ],
        900,
        ['read members', 'parse', 'late'],
      ),
    expect: 490,
  },
  {
    name: 'wins nothing with other threads or after the first frame',
    hint: 'Only what runs on main before the first frame counts. Of a block across it, only the part before.',
    run: ({ frameWithout }) => {
      const blocks = [
        { name: 'sync', thread: 'work', start: 0, length: 500 },
        { name: 'list', thread: 'main', start: 600, length: 500 },
        { name: 'draw', thread: 'main', start: 450, length: 100 },
      ]
      return [['sync'], ['list'], ['draw'], ['nothing']].map((names) => frameWithout(blocks, 500, names))
    },
    expect: [500, 500, 450, 500],
  },
  {
    name: 'changes neither the list nor its blocks',
    hint: 'Use toSorted, and make new objects.',
    run: ({ selfTimes, frameWithout }) => {
      const blocks = [
        { name: 'b', thread: 'main', start: 50, length: 10 },
        { name: 'a', thread: 'main', start: 0, length: 100 },
      ]
      selfTimes(blocks)
      frameWithout(blocks, 100, ['a', 'b'])
      return blocks
    },
    expect: [
      { name: 'b', thread: 'main', start: 50, length: 10 },
      { name: 'a', thread: 'main', start: 0, length: 100 },
    ],
  },
  {
    name: 'counts a block that goes on after the first frame with its self time',
    hint: 'Calculate the self times of all blocks first; then keep those that start before the first frame.',
    run: ({ slowest }) => {
      const blocks = [
        { name: 'list', thread: 'main', start: 400, length: 700 },
        { name: 'images', thread: 'main', start: 600, length: 450 },
        { name: 'onCreate', thread: 'main', start: 0, length: 380 },
      ]
      return [slowest(blocks, 500, 2), slowest(blocks, 500, 9)]
    },
    expect: [
      ['onCreate', 'list'],
      ['onCreate', 'list'],
    ],
  },
]
