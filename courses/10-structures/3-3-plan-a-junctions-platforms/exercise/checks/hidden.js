export default [
  {
    name: 'keeps the order of the input for trains of the same minute',
    hint: 'toSorted and sorted keep equal items in their order. Compare the arrival only.',
    run: ({ planPlatforms }) =>
      planPlatforms([
        { number: 'X', arrives: '10:00', departs: '10:30' },
        { number: 'Y', arrives: '10:00', departs: '10:05' },
        { number: 'W', arrives: '10:00', departs: '10:10' },
      ]).plan,
    python: `
plan_platforms([
    {'number': 'X', 'arrives': '10:00', 'departs': '10:30'},
    {'number': 'Y', 'arrives': '10:00', 'departs': '10:05'},
    {'number': 'W', 'arrives': '10:00', 'departs': '10:10'},
])['plan']`,
    expect: [
      { number: 'X', platform: 1 },
      { number: 'Y', platform: 2 },
      { number: 'W', platform: 3 },
    ],
  },
  {
    name: 'leaves the list of trains and the trains as they were',
    hint: 'sort() changes the caller’s list; toSorted() and sorted() make a new one. Put minutes into new objects.',
    call: 'planPlatforms',
    args: [
      [
        { number: 'B', arrives: '11:00', departs: '11:10' },
        { number: 'A', arrives: '10:00', departs: '10:10' },
      ],
      5,
    ],
    result: 'both',
    expect: {
      returned: {
        platforms: 1,
        plan: [
          { number: 'A', platform: 1 },
          { number: 'B', platform: 1 },
        ],
      },
      argument: [
        { number: 'B', arrives: '11:00', departs: '11:10' },
        { number: 'A', arrives: '10:00', departs: '10:10' },
      ],
    },
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
    python: `
planned = plan_platforms([
    {'number': 'A', 'arrives': '08:00', 'departs': '08:30'},
    {'number': 'B', 'arrives': '08:05', 'departs': '08:10'},
    {'number': 'C', 'arrives': '08:06', 'departs': '08:50'},
    {'number': 'D', 'arrives': '08:20', 'departs': '08:25'},
    {'number': 'E', 'arrives': '08:40', 'departs': '08:45'},
    {'number': 'F', 'arrives': '08:41', 'departs': '08:55'},
])
[planned['platforms'], [entry['platform'] for entry in planned['plan']]]`,
    expect: [3, [1, 2, 3, 2, 1, 2]],
  },
  {
    name: 'needs two platforms if one long halt meets three short ones, one by one',
    hint: 'The three short halts never meet each other. What counts is how many trains are there at the same moment.',
    call: 'planPlatforms',
    args: [
      [
        { number: 'long', arrives: '10:00', departs: '11:00' },
        { number: 'first', arrives: '10:05', departs: '10:15' },
        { number: 'second', arrives: '10:20', departs: '10:30' },
        { number: 'third', arrives: '10:35', departs: '10:45' },
      ],
    ],
    expect: {
      platforms: 2,
      plan: [
        { number: 'long', platform: 1 },
        { number: 'first', platform: 2 },
        { number: 'second', platform: 2 },
        { number: 'third', platform: 2 },
      ],
    },
  },
  {
    name: 'gives a platform to a train that departs in the minute it arrives',
    hint: 'Such a train doesn’t depart before it arrives, so it is no error. It needs a platform, and the gap after it.',
    run: ({ planPlatforms }) => {
      const trains = [
        { number: 'A', arrives: '00:00', departs: '00:00' },
        { number: 'B', arrives: '00:04', departs: '00:04' },
        { number: 'C', arrives: '10:59', departs: '23:59' },
      ]
      return [4, 5].map((gap) => {
        const { platforms, plan } = planPlatforms(trains, gap)
        return [platforms, plan.map((entry) => entry.platform)]
      })
    },
    python: `
trains = [
    {'number': 'A', 'arrives': '00:00', 'departs': '00:00'},
    {'number': 'B', 'arrives': '00:04', 'departs': '00:04'},
    {'number': 'C', 'arrives': '10:59', 'departs': '23:59'},
]
found = [plan_platforms(trains, gap) for gap in (4, 5)]
[[one['platforms'], [entry['platform'] for entry in one['plan']]] for one in found]`,
    expect: [
      [1, [1, 1, 1]],
      [2, [1, 2, 1]],
    ],
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
    python: `
def time(minutes):
    return f'{minutes // 60:02}:{minutes % 60:02}'

trains = []
for i in range(60):
    start = (i * i * 31 + i * 97) % 1380
    trains.append({'number': f'T{i}', 'arrives': time(start), 'departs': time(start + 10 + i * 7 % 25)})
[plan_platforms(trains, gap)['platforms'] for gap in (0, 5, 20)]`,
    expect: [6, 6, 7],
  },
  {
    name: 'never puts two trains on one platform within the gap',
    hint: 'Look at each pair of trains on one platform: the later one arrives at least `gap` minutes after the other departs.',
    run: ({ planPlatforms }) => {
      const time = (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      const halts = Array.from({ length: 90 }, (_, i) => {
        const from = (i * i * 17 + i * 53) % 1370
        return { number: `T${i}`, from, to: from + 1 + ((i * 11) % 40) }
      })
      const trains = halts.map(({ number, from, to }) => ({ number, arrives: time(from), departs: time(to) }))
      return [0, 7].map((gap) => {
        const { platforms, plan } = planPlatforms(trains, gap)
        const platformOf = new Map(plan.map((entry) => [entry.number, entry.platform]))
        const clashes = []
        for (const a of halts)
          for (const b of halts)
            if (a !== b && a.from <= b.from && b.from < a.to + gap && platformOf.get(a.number) === platformOf.get(b.number))
              clashes.push(`${a.number} and ${b.number}`)
        return { gap, trains: platformOf.size, platforms: [platforms, new Set(platformOf.values()).size], clashes: clashes.slice(0, 3) }
      })
    },
    python: `
def time(minutes):
    return f'{minutes // 60:02}:{minutes % 60:02}'

halts = []
for i in range(90):
    start = (i * i * 17 + i * 53) % 1370
    halts.append((f'T{i}', start, start + 1 + i * 11 % 40))
trains = [{'number': name, 'arrives': time(start), 'departs': time(end)} for name, start, end in halts]
results = []
for gap in (0, 7):
    planned = plan_platforms(trains, gap)
    platform_of = {entry['number']: entry['platform'] for entry in planned['plan']}
    clashes = [
        f'{a[0]} and {b[0]}'
        for a in halts
        for b in halts
        if a is not b and a[1] <= b[1] < a[2] + gap and platform_of.get(a[0]) == platform_of.get(b[0])
    ]
    used = len(set(platform_of.values()))
    results.append({'gap': gap, 'trains': len(platform_of), 'platforms': [planned['platforms'], used], 'clashes': clashes[:3]})
results`,
    expect: [
      { gap: 0, trains: 90, platforms: [5, 5], clashes: [] },
      { gap: 7, trains: 90, platforms: [6, 6], clashes: [] },
    ],
  },
  {
    name: 'refuses times in another form',
    hint: 'Look at the whole text, for the arrival and for the departure: two digits, a colon, two digits. 9:05 and 24:00 are wrong.',
    run: ({ planPlatforms }) => {
      const tried = (train) => {
        try {
          return planPlatforms([train])
        } catch (error) {
          return error instanceof Error && error.message.includes('11077') ? 'an error that names the train' : String(error)
        }
      }
      return {
        arrival: ['9:05', '09:60', 'noon', '09:05:30'].map((arrives) => tried({ number: '11077', arrives, departs: '23:00' })),
        departure: ['9:5', '24:00', '', ' 10:30'].map((departs) => tried({ number: '11077', arrives: '00:00', departs })),
      }
    },
    python: `
def tried(arrives, departs):
    try:
        return plan_platforms([{'number': '11077', 'arrives': arrives, 'departs': departs}])
    except ValueError as error:
        return 'an error that names the train' if '11077' in str(error) else str(error)

{
    'arrival': [tried(time, '23:00') for time in ('9:05', '09:60', 'noon', '09:05:30')],
    'departure': [tried('00:00', time) for time in ('9:5', '24:00', '', ' 10:30')],
}`,
    expect: {
      arrival: [
        'an error that names the train',
        'an error that names the train',
        'an error that names the train',
        'an error that names the train',
      ],
      departure: [
        'an error that names the train',
        'an error that names the train',
        'an error that names the train',
        'an error that names the train',
      ],
    },
  },
]
