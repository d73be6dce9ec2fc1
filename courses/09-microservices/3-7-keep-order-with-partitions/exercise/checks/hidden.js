export default [
  {
    name: 'every key keeps its order over 200 messages and three members',
    hint: 'All messages of a key are in one partition, and a partition is read from front to end.',
    run: ({ createTopic }) => {
      const topic = createTopic(6)
      for (const member of ['a', 'b', 'c']) topic.join(member)
      for (let i = 0; i < 200; i++) topic.send(`ord-${i % 17}`, i)
      const byKey = new Map()
      let total = 0
      for (let round = 0; round < 40; round++)
        for (const member of ['a', 'b', 'c'])
          for (const { key, value } of topic.poll(member, 3)) {
            total += 1
            byKey.set(key, [...(byKey.get(key) ?? []), value])
          }
      const mixed = [...byKey].filter(([, values]) => values.some((value, i) => i > 0 && value < values[i - 1])).map(([key]) => key)
      return { total, keys: byKey.size, mixed }
    },
    expect: { total: 200, keys: 17, mixed: [] },
  },
  {
    name: 'a commit of one member says nothing about the partitions of another',
    hint: 'Commit only the partitions that the member owns.',
    run: ({ createTopic }) => {
      const topic = createTopic(2)
      topic.join('a')
      topic.join('b')
      for (let i = 0; i < 12; i++) topic.send(`k${i}`, i)
      const ofA = topic.poll('a', 100).length
      const ofB = topic.poll('b', 100).length
      topic.commit('a')
      return [ofA + ofB, topic.lag() === ofB ? 'the messages of b' : topic.lag()]
    },
    expect: [12, 'the messages of b'],
  },
  {
    name: 'a replay begins again at an old offset',
    hint: 'seek sets the committed offset and the position of one partition.',
    run: ({ createTopic }) => {
      const topic = createTopic(1)
      topic.join('a')
      for (const value of ['mon', 'tue', 'wed', 'thu']) topic.send('k', value)
      topic.poll('a', 9)
      topic.commit('a')
      topic.seek(0, 1)
      return [topic.lag(), topic.poll('a', 2).map(({ value }) => value), topic.poll('a', 2).map(({ value }) => value)]
    },
    expect: [3, ['tue', 'wed'], ['thu']],
  },
  {
    name: 'a member too many has nothing, and a stranger neither',
    hint: 'With two partitions and three members, the third in the alphabet owns nothing.',
    run: ({ createTopic }) => {
      const topic = createTopic(2)
      for (const member of ['a', 'b', 'c']) topic.join(member)
      topic.send('k', 1)
      return [topic.owns('c'), topic.poll('c'), topic.owns('z'), topic.poll('z')]
    },
    expect: [[], [], [], []],
  },
  {
    name: 'joining twice is joining once',
    hint: 'A name is in the list of members only once.',
    run: ({ createTopic }) => {
      const topic = createTopic(4)
      topic.join('a')
      topic.join('b')
      topic.join('a')
      return [topic.owns('a'), topic.owns('b')]
    },
    expect: [[0, 2], [1, 3]],
  },
  {
    name: 'a member that joins reads what the owner before it has not committed',
    hint: 'A join is a rebalance, too: the new owner knows only the committed offsets.',
    run: ({ createTopic }) => {
      const topic = createTopic(1)
      topic.join('b')
      for (const value of ['one', 'two', 'three']) topic.send('k', value)
      topic.poll('b', 1)
      topic.commit('b')
      topic.poll('b', 2)
      topic.join('a') // first in the alphabet, so the partition is now its own
      return [topic.poll('b'), topic.poll('a').map(({ value }) => value), topic.lag()]
    },
    expect: [[], ['two', 'three'], 2],
  },
]
