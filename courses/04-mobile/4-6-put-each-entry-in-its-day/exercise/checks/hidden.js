export default [
  {
    name: 'is exact around midnight and noon in India',
    hint: 'Midnight in India is 18:30 UTC of the day before. Noon is 6:30 UTC: it belongs to the evening.',
    run: ({ dayOf, shiftOf }) =>
      [Date.UTC(2026, 10, 15, 18, 30) - 1, Date.UTC(2026, 10, 15, 18, 30), Date.UTC(2026, 10, 16, 6, 30) - 1, Date.UTC(2026, 10, 16, 6, 30)].map(
        (at) => `${dayOf(at)} ${shiftOf(at)}`,
      ),
    expect: ['2026-11-15 evening', '2026-11-16 morning', '2026-11-16 morning', '2026-11-16 evening'],
  },
  {
    name: 'knows the ends of months, years and February',
    hint: 'Let Date do the calendar: move the moment first, then read the text.',
    run: ({ dayOf }) =>
      [Date.UTC(2026, 10, 30, 18, 45), Date.UTC(2026, 11, 31, 23, 0), Date.UTC(2028, 1, 28, 20, 0), Date.UTC(2027, 1, 28, 20, 0), 0].map((at) => dayOf(at)),
    expect: ['2026-12-01', '2027-01-01', '2028-02-29', '2027-03-01', '1970-01-01'],
  },
  {
    name: 'doesn’t depend on the zone of the machine',
    hint: 'getHours, getDate and toLocaleString use the zone of the machine. Use toISOString or the getUTC functions.',
    run: ({ dayOf, shiftOf }) => {
      const names = ['getHours', 'getDate', 'getMonth', 'getFullYear', 'getDay', 'getTimezoneOffset']
      const before = names.map((name) => Date.prototype[name])
      for (const name of names) Date.prototype[name] = () => 1
      try {
        return [Date.UTC(2026, 10, 15, 23, 30), Date.UTC(2026, 10, 16, 11, 0)].map((at) => `${dayOf(at)} ${shiftOf(at)}`)
      } finally {
        names.forEach((name, index) => {
          Date.prototype[name] = before[index]
        })
      }
    },
    expect: ['2026-11-16 morning', '2026-11-16 evening'],
  },
  {
    name: 'trusts the stored day and shift',
    hint: 'totalOf and register compare the texts day and shift. They don’t calculate them again.',
    run: ({ totalOf, register }) => {
      const entries = [{ id: 'a', ml: 100, paise: 380, at: 0, day: '2026-11-16', shift: 'evening' }]
      return [totalOf(entries, '2026-11-16'), register(entries)]
    },
    expect: [
      { day: '2026-11-16', cans: 1, ml: 100, paise: 380 },
      [{ day: '2026-11-16', cans: 1, ml: 100, paise: 380, morning: 0, evening: 100 }],
    ],
  },
  {
    name: 'sorts the days of two years, and has nothing for an empty list',
    hint: 'Texts such as 2026-12-31 sort rightly as they are.',
    run: ({ register }) => {
      const days = ['2026-12-31', '2027-01-01', '2026-02-10', '2027-01-01', '2026-11-09']
      return [register(days.map((day, index) => ({ id: index, ml: 1, paise: 2, day, shift: 'morning' }))).map(({ day, cans }) => `${day} ${cans}`), register([])]
    },
    expect: [['2027-01-01 2', '2026-12-31 1', '2026-11-09 1', '2026-02-10 1'], []],
  },
  {
    name: 'changes neither the entries nor their order',
    hint: 'sort and reverse change the list that they are called on. Use them on a list of your own.',
    run: ({ register, makeEntry }) => {
      const entries = ['2026-11-15', '2026-11-17', '2026-11-16'].map((day) => ({ id: day, ml: 1, paise: 2, day, shift: 'morning' }))
      register(entries)
      const raw = { id: 'x', member: 1, ml: 2, paise: 3, at: 0 }
      makeEntry(raw)
      return [entries.map(({ day }) => day), Object.keys(raw)]
    },
    expect: [['2026-11-15', '2026-11-17', '2026-11-16'], ['id', 'member', 'ml', 'paise', 'at']],
  },
]
