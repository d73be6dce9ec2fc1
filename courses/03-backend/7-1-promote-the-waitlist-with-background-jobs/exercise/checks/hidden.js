export default [
  {
    name: 'cuts a value after 30 characters',
    hint: 'Operators limit the length of a variable: slice(0, 30).',
    run: ({ render }) => [
      render('promoted', { name: 'A'.repeat(31), berth: 'S1-1', train: '90101' }).text.indexOf(','),
      render('promoted', { name: 'B'.repeat(30), berth: 'S1-1', train: '90101' }).text.indexOf(','),
    ],
    expect: [35, 35],
  },
  {
    name: 'ignores values that the template doesn’t have, and never fills in twice',
    hint: 'Go through the variables of the text, not through the values: a value may look like a variable.',
    run: ({ render }) =>
      render('promoted', { name: '{#berth#}', berth: 'S2-7', train: '90102', pnr: '4512345678' }).text,
    expect: 'Dear {#berth#}, your waitlisted ticket is confirmed: berth S2-7, train 90102. Seat Finder',
  },
  {
    name: 'names exactly the value that is missing, and fills in signs as they are',
    hint: 'One error for one variable. With a text as the second argument, replaceAll reads $& and $1 as commands; a function’s result stays as it is.',
    run: ({ render }) => {
      const values = { name: 'Gita', berth: 'S1-1', train: '90101' }
      const named = Object.keys(values).map((key) => {
        try {
          return render('promoted', { ...values, [key]: '' }).text
        } catch ({ message }) {
          return Object.keys(values).filter((one) => new RegExp(`\\b${one}\\b`).test(message))
        }
      })
      return [named, render('promoted', { ...values, name: "$& $1 $' Gita" }).text]
    },
    expect: [[['name'], ['berth'], ['train']], "Dear $& $1 $' Gita, your waitlisted ticket is confirmed: berth S1-1, train 90101. Seat Finder"],
  },
  {
    name: 'passes over a hold that still counts, and removes one that has ended',
    hint: 'Free: bookedBy is null, and heldUntil is null or at most now. A berth that nobody gets stays as it is.',
    run: ({ promote }) => {
      const berths = [
        { label: 'S1-1', bookedBy: null, heldUntil: 1001 },
        { label: 'S1-2', bookedBy: null, heldUntil: 1000 },
        { label: 'S1-3', bookedBy: null, heldUntil: 400 },
      ]
      const { promoted, berths: after, waitlist } = promote(berths, ['Gita'], 1000)
      return [promoted, after.map(({ bookedBy, heldUntil }) => [bookedBy, heldUntil]), waitlist]
    },
    expect: [[{ person: 'Gita', label: 'S1-2' }], [[null, 1001], ['Gita', null], [null, 400]], []],
  },
  {
    name: 'leaves the given lists as they were',
    hint: 'shift and an assignment change what you were given. Copy the list and spread the berth.',
    run: ({ promote }) => {
      const berths = [{ label: 'S1-1', bookedBy: null, heldUntil: 5 }]
      const waitlist = ['Gita', 'Harish']
      const { promoted } = promote(berths, waitlist, 10)
      return [promoted.length, berths, waitlist, promote([], waitlist, 10).promoted]
    },
    expect: [1, [{ label: 'S1-1', bookedBy: null, heldUntil: 5 }], ['Gita', 'Harish'], []],
  },
  {
    name: 'a job that failed may be tried again',
    hint: 'catch: remove the id and throw the error again.',
    run: async ({ once }) => {
      const handled = new Set(['old'])
      const story = []
      for (const isBroken of [true, false, false])
        try {
          story.push(await once(handled, 'job-1', async () => { if (isBroken) throw new Error('provider busy') }))
        } catch (error) {
          story.push(error.message)
        }
      return [story, [...handled]]
    },
    expect: [['provider busy', 'done', 'known'], ['old', 'job-1']],
  },
  {
    name: 'takes the day in India, over the ends of months and years',
    hint: 'At 00:10 in India it is still the evening before in UTC.',
    run: ({ slotOf }) => ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00Z', '2028-02-29T00:29:59Z', '2028-02-29T00:30:00Z', '2026-03-14T18:40:00Z'].map((time) => slotOf(Date.parse(time))),
    expect: ['2026-12-31', '2027-01-01', '2028-02-28', '2028-02-29', '2026-03-14'],
  },
]
