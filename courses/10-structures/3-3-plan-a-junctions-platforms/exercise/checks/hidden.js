export default [
  {
    name: 'keeps the order of the input for trains of the same minute',
    hint: 'toSorted keeps equal items in their order. Compare the arrival only.',
    run: ({ planPlatforms }) =>
      planPlatforms([
        { number: 'X', arrives: '10:00', departs: '10:30' },
        { number: 'Y', arrives: '10:00', departs: '10:05' },
        { number: 'W', arrives: '10:00', departs: '10:10' },
      ]).plan,
    expect: [
      { number: 'X', platform: 1 },
      { number: 'Y', platform: 2 },
      { number: 'W', platform: 3 },
    ],
  },
  {
    name: 'leaves the list of trains and the trains as they were',
    hint: 'sort() changes the caller’s list; toSorted() makes a new one. Put minutes into new objects.',
    run: ({ planPlatforms }) => {
      const trains = [
        { number: 'B', arrives: '11:00', departs: '11:10' },
        { number: 'A', arrives: '10:00', departs: '10:10' },
      ]
      planPlatforms(trains, 5)
      return trains
    },
    expect: [
      { number: 'B', arrives: '11:00', departs: '11:10' },
      { number: 'A', arrives: '10:00', departs: '10:10' },
    ],
  },
  {
    name: 'takes the free platform with the lowest number',
    hint: 'Several platforms may be free. Take the first one in the order of their numbers, not the one that became free first.',
    run: ({ planPlatforms }) => {
      const { platforms, plan } = planPlatforms([
        { number: 'A', arrives: '08:00', departs: '08:30' },
        { number: 'B', arrives: '08:05', departs: '08:10' },
        { number: 'C', arrives: '08:06', departs: '08:50' },
        { number: 'D', arrives: '08:20', departs: '08:25' },
        { number: 'E', arrives: '08:40', departs: '08:45' },
        { number: 'F', arrives: '08:41', departs: '08:55' },
      ])
      return [platforms, plan.map((entry) => entry.platform)]
    },
    expect: [3, [1, 2, 3, 2, 1, 2]],
  },
  {
    name: 'uses as few platforms as possible for trains of a whole day',
    hint: 'Open a new platform only if all others are busy at that moment.',
    run: ({ planPlatforms }) => {
      const time = (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      const trains = Array.from({ length: 60 }, (_, i) => {
        const from = (i * i * 31 + i * 97) % 1380
        return { number: `T${i}`, arrives: time(from), departs: time(from + 10 + ((i * 7) % 25)) }
      })
      return [0, 5, 20].map((gap) => planPlatforms(trains, gap).platforms)
    },
    expect: [6, 6, 7],
  },
  {
    name: 'refuses times in another form',
    hint: 'A pattern such as /^\\d\\d:\\d\\d$/ refuses 9:05 and 09:5.',
    run: ({ planPlatforms }) =>
      ['9:05', '09:60', 'noon'].map((arrives) => {
        try {
          return planPlatforms([{ number: '11077', arrives, departs: '23:00' }])
        } catch (error) {
          return error.message.includes('11077') ? 'an error that names the train' : error.message
        }
      }),
    expect: ['an error that names the train', 'an error that names the train', 'an error that names the train'],
  },
]
