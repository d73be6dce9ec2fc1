export default [
  {
    name: 'gives the day of India at five in the morning',
    hint: 'Add 330 minutes to the moment, and read the result as UTC.',
    run: ({ dayOf }) => [Date.UTC(2026, 10, 15, 23, 30), Date.UTC(2026, 10, 16, 0, 30), Date.UTC(2026, 10, 16, 12, 0)].map((at) => dayOf(at)),
    expect: ['2026-11-16', '2026-11-16', '2026-11-16'],
  },
  {
    name: 'tells morning and evening apart',
    hint: 'The hour on the Indian clock decides: below 12 it is the morning.',
    run: ({ shiftOf }) => [Date.UTC(2026, 10, 15, 23, 45), Date.UTC(2026, 10, 16, 11, 45)].map((at) => shiftOf(at)),
    expect: ['morning', 'evening'],
  },
  {
    name: 'stores day and shift with the entry',
    hint: 'A new object with the five fields, day and shift.',
    run: ({ makeEntry }) => makeEntry({ id: 'a-1', member: 17, ml: 4250, paise: 16915, at: 1794786300000 }),
    expect: { id: 'a-1', member: 17, ml: 4250, paise: 16915, at: 1794786300000, day: '2026-11-16', shift: 'morning' },
  },
  {
    name: 'adds up one day and leaves the others out',
    hint: 'filter by the stored day, then add ml and paise.',
    run: ({ totalOf }) => {
      const entries = [
        { id: 'a', ml: 4250, paise: 16915, day: '2026-11-16', shift: 'morning' },
        { id: 'b', ml: 1000, paise: 3800, day: '2026-11-15', shift: 'morning' },
        { id: 'c', ml: 6000, paise: 22800, day: '2026-11-16', shift: 'evening' },
      ]
      return [totalOf(entries, '2026-11-16'), totalOf(entries, '2026-11-17')]
    },
    expect: [
      { day: '2026-11-16', cans: 2, ml: 10250, paise: 39715 },
      { day: '2026-11-17', cans: 0, ml: 0, paise: 0 },
    ],
  },
  {
    name: 'writes a register with the newest day first',
    hint: 'Collect the days once, sort them, and turn the order round. Each day has its own sums.',
    run: ({ register }) =>
      register([
        { id: 'b', ml: 1000, paise: 3800, day: '2026-11-15', shift: 'evening' },
        { id: 'a', ml: 4250, paise: 16915, day: '2026-11-16', shift: 'morning' },
        { id: 'c', ml: 6000, paise: 22800, day: '2026-11-16', shift: 'evening' },
      ]),
    expect: [
      { day: '2026-11-16', cans: 2, ml: 10250, paise: 39715, morning: 4250, evening: 6000 },
      { day: '2026-11-15', cans: 1, ml: 1000, paise: 3800, morning: 0, evening: 1000 },
    ],
  },
]
