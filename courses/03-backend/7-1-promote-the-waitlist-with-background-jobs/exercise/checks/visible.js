export default [
  {
    name: 'fills in all variables and returns the id of the template',
    hint: 'replaceAll with the pattern {#name#} and a function that looks the value up.',
    run: ({ render }) => render('promoted', { name: 'Gita', berth: 'S1-1', train: '90101' }),
    expect: {
      dltId: '1007000000000000001',
      text: 'Dear Gita, your waitlisted ticket is confirmed: berth S1-1, train 90101. Seat Finder',
    },
  },
  {
    name: 'throws an error that names a missing value',
    hint: 'Inside the replacing function: if there is no value for the key, throw an error with the key in it.',
    run: ({ render }) => render('promoted', { name: 'Gita', train: '90101' }),
    throws: 'berth',
  },
  {
    name: 'treats a blank value as missing',
    hint: 'trim() the value before you ask whether it is empty.',
    run: ({ render }) =>
      ['', '   '].map((name) => {
        try {
          return render('promoted', { name, berth: 'S1-1', train: '90101' }).text
        } catch ({ message }) {
          return message.includes('name') ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused'],
  },
  {
    name: 'gives the free berths to the first people of the list',
    hint: 'Go through the berths. For each free one, shift the first person off a copy of the waitlist.',
    run: ({ promote }) =>
      promote(
        [
          { label: 'S1-1', bookedBy: 'Asha', heldUntil: null },
          { label: 'S1-2', bookedBy: null, heldUntil: null },
          { label: 'S1-3', bookedBy: null, heldUntil: null },
        ],
        ['Gita', 'Harish', 'Imran'],
        1000,
      ),
    expect: {
      promoted: [{ person: 'Gita', label: 'S1-2' }, { person: 'Harish', label: 'S1-3' }],
      berths: [
        { label: 'S1-1', bookedBy: 'Asha', heldUntil: null },
        { label: 'S1-2', bookedBy: 'Gita', heldUntil: null },
        { label: 'S1-3', bookedBy: 'Harish', heldUntil: null },
      ],
      waitlist: ['Imran'],
    },
  },
  {
    name: 'a repeated promotion changes nothing',
    hint: 'It looks at the state: after the first time, no berth is free.',
    run: ({ promote }) => {
      const first = promote([{ label: 'S1-1', bookedBy: null, heldUntil: null }], ['Gita', 'Harish'], 1000)
      const again = promote(first.berths, first.waitlist, 1000)
      return [again.promoted, again.berths[0].bookedBy, again.waitlist]
    },
    expect: [[], 'Gita', ['Harish']],
  },
  {
    name: 'does the work of a job once',
    hint: 'Add the id before you await the work, so that a copy of the job at the same moment finds it.',
    run: async ({ once }) => {
      const handled = new Set()
      const sent = []
      const send = (id) => once(handled, id, async () => { await null; sent.push(id) })
      return [await Promise.all([send('job-1'), send('job-1'), send('job-2')]), await send('job-1'), sent]
    },
    expect: [['done', 'known', 'done'], 'known', ['job-1', 'job-2']],
  },
  {
    name: 'finds the slot of the daily report',
    hint: 'Shift the time: 5.5 hours ahead for India, 6 hours back because the day of the report begins at 6:00. Then toISOString().slice(0, 10).',
    run: ({ slotOf }) => ['2026-03-14T06:00:00+05:30', '2026-03-14T23:59:00+05:30', '2026-03-14T05:59:59+05:30'].map((time) => slotOf(Date.parse(time))),
    expect: ['2026-03-14', '2026-03-14', '2026-03-13'],
  },
]
