export default [
  {
    name: 'gives the four trains of the lesson the platforms 1, 2, 1, 1',
    hint: 'Take the trains by arrival. Each gets the first platform whose time is not later than the arrival.',
    call: 'planPlatforms',
    args: [
      [
        { number: 'A', arrives: '09:00', departs: '09:15' },
        { number: 'B', arrives: '09:10', departs: '09:20' },
        { number: 'C', arrives: '09:15', departs: '09:30' },
        { number: 'D', arrives: '09:31', departs: '09:40' },
      ],
    ],
    expect: {
      platforms: 2,
      plan: [
        { number: 'A', platform: 1 },
        { number: 'B', platform: 2 },
        { number: 'C', platform: 1 },
        { number: 'D', platform: 1 },
      ],
    },
  },
  {
    name: 'needs no platform without trains',
    hint: 'The number of platforms is the number of platforms you opened.',
    call: 'planPlatforms',
    args: [[]],
    expect: { platforms: 0, plan: [] },
  },
  {
    name: 'keeps the gap between a departure and the next arrival',
    hint: 'A platform becomes free at departure plus gap.',
    run: ({ planPlatforms }) => {
      const trains = [
        { number: 'A', arrives: '09:50', departs: '09:56' },
        { number: 'B', arrives: '10:00', departs: '10:06' },
        { number: 'C', arrives: '10:11', departs: '10:16' },
      ]
      return [0, 4, 5, 6].map((gap) => planPlatforms(trains, gap).plan.map((entry) => entry.platform))
    },
    python: `
trains = [
    {'number': 'A', 'arrives': '09:50', 'departs': '09:56'},
    {'number': 'B', 'arrives': '10:00', 'departs': '10:06'},
    {'number': 'C', 'arrives': '10:11', 'departs': '10:16'},
]
[[entry['platform'] for entry in plan_platforms(trains, gap)['plan']] for gap in (0, 4, 5, 6)]`,
    expect: [
      [1, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
      [1, 2, 1],
    ],
  },
  {
    name: 'lists the trains in the order of arrival',
    hint: 'Sort by minutes after midnight: with a comparison in JavaScript, with a key in Python.',
    run: ({ planPlatforms }) =>
      planPlatforms([
        { number: 'evening', arrives: '18:05', departs: '18:10' },
        { number: 'morning', arrives: '06:30', departs: '06:40' },
        { number: 'breakfast', arrives: '06:35', departs: '06:50' },
        { number: 'noon', arrives: '12:00', departs: '12:20' },
      ]).plan.map((entry) => entry.number),
    python: `
trains = [
    {'number': 'evening', 'arrives': '18:05', 'departs': '18:10'},
    {'number': 'morning', 'arrives': '06:30', 'departs': '06:40'},
    {'number': 'breakfast', 'arrives': '06:35', 'departs': '06:50'},
    {'number': 'noon', 'arrives': '12:00', 'departs': '12:20'},
]
[entry['number'] for entry in plan_platforms(trains)['plan']]`,
    expect: ['morning', 'breakfast', 'noon', 'evening'],
  },
  {
    name: 'names the train when a time isn’t valid',
    hint: 'Check the form HH:MM, hours below 24 and minutes below 60. Put the train’s number into the message.',
    call: 'planPlatforms',
    args: [[{ number: '16345', arrives: '25:10', departs: '25:20' }]],
    throws: '16345',
  },
  {
    name: 'names the train when it departs before it arrives',
    hint: 'Compare the minutes of both times before you plan anything.',
    call: 'planPlatforms',
    args: [
      [
        { number: '12627', arrives: '10:00', departs: '10:05' },
        { number: '12028', arrives: '10:10', departs: '10:00' },
      ],
    ],
    throws: '12028',
  },
]
