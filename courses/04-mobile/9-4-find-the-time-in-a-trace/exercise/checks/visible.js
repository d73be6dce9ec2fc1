export default [
  {
    name: 'takes the blocks inside away, the largest self time first',
    hint: 'length minus the lengths of the blocks inside; then sort.',
    run: ({ selfTimes }) =>
      selfTimes([
        { name: 'onCreate', thread: 'main', start: 0, length: 800 },
        { name: 'open database', thread: 'main', start: 10, length: 240 },
        { name: 'read members', thread: 'main', start: 260, length: 310 },
      ]),
    expect: [
      { name: 'read members', thread: 'main', self: 310 },
      { name: 'onCreate', thread: 'main', self: 250 },
      { name: 'open database', thread: 'main', self: 240 },
    ],
  },
  {
    name: 'takes away only what is directly inside',
    hint: 'A block is directly inside if no third block is between the two.',
    run: ({ selfTimes }) =>
      selfTimes([
        { name: 'a', thread: 'main', start: 0, length: 100 },
        { name: 'b', thread: 'main', start: 10, length: 50 },
        { name: 'c', thread: 'main', start: 20, length: 30 },
      ]).map(({ name, self }) => `${name} ${self}`),
    expect: ['a 50', 'c 30', 'b 20'],
  },
  {
    name: 'leaves blocks of another thread alone',
    hint: 'Compare the threads before the times.',
    run: ({ selfTimes }) =>
      selfTimes([
        { name: 'start', thread: 'main', start: 0, length: 100 },
        { name: 'sync', thread: 'work', start: 10, length: 50 },
      ]).map(({ name, self }) => `${name} ${self}`),
    expect: ['start 100', 'sync 50'],
  },
  {
    name: 'names the slowest on main before the first frame',
    hint: 'Keep only blocks on main that start before the first frame, then take the first names.',
    run: ({ slowest }) =>
      slowest(
        [
          { name: 'onCreate', thread: 'main', start: 0, length: 300 },
          { name: 'read members', thread: 'main', start: 20, length: 200 },
          { name: 'draw', thread: 'main', start: 300, length: 150 },
          { name: 'sync', thread: 'work', start: 0, length: 900 },
          { name: 'list', thread: 'main', start: 450, length: 800 },
        ],
        450,
        2,
      ),
    expect: ['read members', 'draw'],
  },
  {
    name: 'says when the first frame could come',
    hint: 'Take the length of the moved blocks away from the first frame.',
    run: ({ frameWithout }) => {
      const blocks = [
        { name: 'onCreate', thread: 'main', start: 0, length: 800 },
        { name: 'open database', thread: 'main', start: 10, length: 240 },
        { name: 'read members', thread: 'main', start: 260, length: 310 },
      ]
      return [[], ['open database'], ['open database', 'read members'], ['onCreate']].map((names) => frameWithout(blocks, 900, names))
    },
    expect: [900, 660, 350, 100],
  },
]
