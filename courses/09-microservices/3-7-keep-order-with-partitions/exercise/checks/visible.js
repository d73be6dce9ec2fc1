export default [
  {
    name: 'messages with one key go to one partition, with growing offsets',
    hint: 'hash(key) % count is the partition. The offset is the place in its list.',
    run: ({ createTopic }) => {
      const topic = createTopic(4)
      return ['ord-1', 'ord-2', 'ord-1', 'ord-3', 'ord-1'].map((key) => topic.send(key, 'x'))
    },
    expect: [
      { partition: 2, offset: 0 },
      { partition: 3, offset: 0 },
      { partition: 2, offset: 1 },
      { partition: 0, offset: 0 },
      { partition: 2, offset: 2 },
    ],
  },
  {
    name: 'partitions are shared among the members',
    hint: 'Sort the names. Partition i belongs to the member at place i % members.length.',
    run: ({ createTopic }) => {
      const topic = createTopic(4)
      for (const member of ['c', 'a', 'b']) topic.join(member)
      const three = ['a', 'b', 'c'].map((member) => topic.owns(member))
      topic.leave('b')
      return [three, ['a', 'b', 'c'].map((member) => topic.owns(member))]
    },
    expect: [[[0, 3], [1], [2]], [[0, 2], [], [1, 3]]],
  },
  {
    name: 'a second poll goes on where the first ended',
    hint: 'Keep a position for each partition apart from the committed offset.',
    run: ({ createTopic }) => {
      const topic = createTopic(1)
      topic.join('a')
      for (const value of ['placed', 'changed', 'cancelled']) topic.send('ord-1', value)
      const values = (max) => topic.poll('a', max).map(({ offset, value }) => `${offset} ${value}`)
      return [values(2), values(2), values(2)]
    },
    expect: [['0 placed', '1 changed'], ['2 cancelled'], []],
  },
  {
    name: 'what was not committed is read again by the next owner',
    hint: 'When the members change, every position goes back to its committed offset.',
    run: ({ createTopic }) => {
      const topic = createTopic(1)
      topic.join('a')
      for (const value of ['one', 'two', 'three', 'four']) topic.send('k', value)
      topic.poll('a', 2)
      topic.commit('a')
      topic.poll('a', 1)
      topic.leave('a')
      topic.join('b')
      return topic.poll('b').map(({ value }) => value)
    },
    expect: ['three', 'four'],
  },
  {
    name: 'lag counts what is not committed',
    hint: 'For each partition: the length of the log minus the committed offset.',
    run: ({ createTopic }) => {
      const topic = createTopic(4)
      topic.join('a')
      for (let i = 1; i <= 10; i++) topic.send(`ord-${i}`, i)
      const seen = [topic.lag()]
      topic.poll('a', 4)
      seen.push(topic.lag())
      topic.commit('a')
      seen.push(topic.lag())
      return seen
    },
    expect: [10, 10, 6],
  },
]
