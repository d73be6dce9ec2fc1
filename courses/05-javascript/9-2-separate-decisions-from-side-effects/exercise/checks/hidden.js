export default [
  {
    name: 'reports damaged lines with their number and continues',
    hint: 'The header is line 1. An empty last line is no damage.',
    run: async ({ run }) => {
      const sent = []
      const reports = []
      const counts = await run({
        readText: async () =>
          'head\n1,A B,9000000001,2026-11-01,100,0\nbroken\n2,C D,9000000002,2026-11-01,100,0\n3,E F,12345,2026-11-01,100,0\n',
        today: () => '2026-11-16',
        send: async (phone) => void sent.push(phone),
        report: (message) => void reports.push(message),
      })
      return { counts, sent, lines: reports.map((message) => /\b[35]\b/.exec(message)?.[0]) }
    },
    expect: { counts: { sent: 2, failed: 0, damaged: 2 }, sent: ['9000000001', '9000000002'], lines: ['3', '5'] },
  },
  {
    name: 'continues when a message fails, and counts it',
    hint: 'A try inside the loop, around one send. Report the failure and go to the next reminder.',
    run: async ({ run }) => {
      const sent = []
      const reports = []
      const counts = await run({
        readText: async () =>
          'head\n1,A B,9000000001,2026-11-01,100,0\n2,C D,9000000002,2026-11-01,100,0\n3,E F,9000000003,2026-11-01,100,0\n',
        today: () => '2026-11-16',
        send: async (phone) => {
          if (phone === '9000000002') throw new Error('network down')
          sent.push(phone)
        },
        report: (message) => void reports.push(message),
      })
      return { counts, sent, reports: reports.length }
    },
    expect: { counts: { sent: 2, failed: 1, damaged: 0 }, sent: ['9000000001', '9000000003'], reports: 1 },
  },
  {
    name: 'refuses other damaged lines',
    hint: 'Ten digits starting with 6 to 9; a date that exists; whole paise without a minus; no empty field.',
    run: ({ readStudent }) =>
      [
        '1,A,5876543210,2026-11-10,100,0',
        '1,A,98765432101,2026-11-10,100,0',
        '1,A,9876543210,2026-02-30,100,0',
        '1,A,9876543210,2026-11,100,0',
        '1,A,9876543210,2026-11-10,-100,0',
        '1,A,9876543210,2026-11-10,100,',
        '1,A,9876543210,2026-11-10,1e3,0',
        '1,A,9876543210,2026-11-10,100,0x10',
        '',
        '1,A,6876543210,2028-02-29,100,50',
      ].map((line) => readStudent(line).ok),
    expect: [false, false, false, false, false, false, false, false, false, true],
  },
  {
    name: 'leaves the students as they were, and plans them in order',
    hint: 'The core is pure: it returns a new list and changes nothing.',
    run: ({ planReminders }) => {
      const students = Object.freeze(
        ['9000000003', '9000000001', '9000000002'].map((phone, index) =>
          Object.freeze({
            roll: `${index}`,
            name: 'N',
            phone,
            dueOn: '2026-10-01',
            duePaise: 100,
            paidPaise: index * 50,
          }),
        ),
      )
      return planReminders(students, '2026-11-16').map(({ phone, kind }) => `${phone} ${kind}`)
    },
    expect: ['9000000003 final', '9000000001 final'],
  },
]
