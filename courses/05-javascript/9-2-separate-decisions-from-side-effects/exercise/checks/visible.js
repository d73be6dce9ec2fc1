export default [
  {
    name: 'reads a line of the fee list',
    hint: 'Split at the commas. The two amounts become numbers, the rest stays text.',
    run: ({ readStudent }) => readStudent('101,Zoya Khan,9876543210,2026-11-10,250000,0'),
    expect: {
      ok: true,
      value: {
        roll: '101',
        name: 'Zoya Khan',
        phone: '9876543210',
        dueOn: '2026-11-10',
        duePaise: 250000,
        paidPaise: 0,
      },
    },
  },
  {
    name: 'returns an error for a damaged line instead of throwing',
    hint: 'Return { ok: false, error: … } as soon as something is wrong. The error is a text for people.',
    run: ({ readStudent }) =>
      [
        '101,Zoya',
        '101,Zoya Khan,98x,2026-11-10,250000,0',
        '101,Zoya Khan,9876543210,10-11-2026,250000,0',
        '101,Zoya Khan,9876543210,2026-11-10,2500.50,0',
        '101,Zoya Khan,9876543210,2026-11-10,250000,0,extra',
      ].map((line) => {
        const result = readStudent(line)
        return [result.ok, result.error?.length > 5 ? 'an explanation' : result.error]
      }),
    expect: [
      [false, 'an explanation'],
      [false, 'an explanation'],
      [false, 'an explanation'],
      [false, 'an explanation'],
      [false, 'an explanation'],
    ],
  },
  {
    name: 'plans a friendly reminder with name and open amount',
    hint: 'The open amount is what is due minus what was paid, in rupees with paise: ₹1800.50 or ₹1,800.50.',
    run: ({ planReminders }) => {
      const student = {
        roll: '1',
        name: 'Zoya Khan',
        phone: '9876543210',
        dueOn: '2026-11-10',
        duePaise: 250050,
        paidPaise: 70000,
      }
      return planReminders([student], '2026-11-16').map(({ phone, kind, text }) => [
        phone,
        kind,
        text.includes('Zoya Khan'),
        text.replaceAll(',', '').includes('1800.5'),
      ])
    },
    expect: [['9876543210', 'friendly', true, true]],
  },
  {
    name: 'plans nothing on the due day, before it, or when all is paid',
    hint: 'Both must hold: the due day is over, and something is still open.',
    run: ({ planReminders }) => {
      const student = { roll: '1', name: 'A', phone: '9876543210', dueOn: '2026-11-16', duePaise: 500, paidPaise: 0 }
      return planReminders(
        [
          student,
          { ...student, dueOn: '2026-12-01' },
          { ...student, dueOn: '2026-11-01', paidPaise: 500 },
          { ...student, dueOn: '2026-11-01', paidPaise: 900 },
        ],
        '2026-11-16',
      )
    },
    expect: [],
  },
  {
    name: 'plans a final notice after more than fourteen days',
    hint: 'Fourteen days are still friendly. Count whole days: the difference in milliseconds / 86,400,000.',
    run: ({ planReminders }) =>
      ['2026-11-15', '2026-11-02', '2026-11-01', '2025-11-16'].map(
        (dueOn) =>
          planReminders(
            [{ roll: '1', name: 'A', phone: '9876543210', dueOn, duePaise: 500, paidPaise: 0 }],
            '2026-11-16',
          )[0]?.kind,
      ),
    expect: ['friendly', 'friendly', 'final', 'final'],
  },
  {
    name: 'throws if today isn’t a date',
    hint: 'This is a mistake of the programmer, not of the data: throw an error that shows the wrong value.',
    run: ({ planReminders }) =>
      ['today', '', '2026-02-30'].map((today) => {
        try {
          return planReminders([], today)
        } catch (error) {
          return error instanceof Error
        }
      }),
    expect: [true, true, true],
  },
  {
    name: 'sends the planned messages and counts them',
    hint: 'Skip the header, read every line, plan, then await world.send(…) for each reminder.',
    run: async ({ run }) => {
      const sent = []
      const counts = await run({
        readText: async () =>
          'roll,name,phone,due_on,due_paise,paid_paise\n1,A B,9000000001,2026-11-01,100,0\n2,C D,9000000002,2026-12-01,100,0\n',
        today: () => '2026-11-16',
        send: async (phone) => void sent.push(phone),
        report: () => {},
      })
      return { counts, sent }
    },
    expect: { counts: { sent: 1, failed: 0, damaged: 0 }, sent: ['9000000001'] },
  },
]
