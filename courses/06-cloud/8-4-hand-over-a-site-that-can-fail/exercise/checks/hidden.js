export default [
  {
    name: 'builds with one command, and changes nothing the second time',
    hint: 'rebuild has the command of the README, and second_plan_changes is the sum of add, change and destroy in the second plan.',
    run: ({ yaml }) => {
      const { command, second_plan_changes: changes } = yaml('handover.yaml').rebuild ?? {}
      return [String(command ?? '').trim() === '' ? 'no command' : 'a command', changes]
    },
    expect: ['a command', 0],
  },
  {
    name: 'measures every drill in numbers',
    hint: 'notice, failed_requests and repair, or restore for a restore, are numbers of at least 0.',
    run: ({ yaml }) => (yaml('handover.yaml').drills ?? []).flatMap((drill) => ['notice', 'failed_requests', drill.kind === 'restore' ? 'restore' : 'repair'].filter((key) => !(typeof drill[key] === 'number' && drill[key] >= 0)).map((key) => `${drill.kind}: ${key}`)),
    expect: [],
  },
  {
    name: 'adds up the minutes of a lost region',
    hint: 'People, build, restore and the TTL, which is in seconds.',
    run: ({ yaml }) => {
      const { people, build, restore, ttl_seconds: ttl, open_after: open } = yaml('handover.yaml').region ?? {}
      const right = people + build + restore + ttl / 60
      return Math.abs(open - right) < 1 ? 'right' : `${open} minutes, but the parts are ${right}`
    },
    expect: 'right',
  },
  {
    name: 'shows three things that the setup refuses',
    hint: 'try is the call or connection, answer what came back: denied, refused, not allowed, timed out.',
    run: ({ yaml }) => {
      const refused = (yaml('handover.yaml').refused ?? []).filter((one) => String(one.try ?? '').trim().length >= 5)
      return { different: new Set(refused.map((one) => String(one.try).trim())).size >= 3 ? 'three or more' : refused.length, open: refused.filter(({ answer }) => !/denied|refused|not allowed|not authori[sz]ed|forbidden|\b40[134]\b|timed? ?out|time-?out|unreachable|no answer|closed/i.test(String(answer ?? ''))).map((one) => one.try) }
    },
    expect: { different: 'three or more', open: [] },
  },
  {
    name: 'names two changes that were made, each with a person and a date',
    hint: 'what, who and date, such as 2026-12-04.',
    run: ({ yaml }) => {
      const changes = yaml('handover.yaml').changes ?? []
      const whole = changes.filter(({ what, who, date }) => String(what ?? '').trim().split(/\s+/).length >= 3 && String(who ?? '').trim() !== '' && !Number.isNaN(Date.parse(String(date))))
      return [whole.length >= 2 ? 'two or more' : whole.length, changes.length - whole.length]
    },
    expect: ['two or more', 0],
  },
  {
    name: 'has a bill whose lines add up, each with evidence',
    hint: 'bill_total is the sum of rupees. evidence is a measurement, so it has a number in it.',
    run: ({ yaml }) => {
      const { bill = [], bill_total: total } = yaml('handover.yaml')
      const sum = bill.reduce((all, { rupees }) => all + Number(rupees), 0)
      return { tooMuch: Math.round(total - sum), withoutEvidence: bill.filter(({ evidence }) => !/\d/.test(String(evidence ?? ''))).map(({ line }) => line) }
    },
    expect: { tooMuch: 0, withoutEvidence: [] },
  },
  {
    name: 'marks each row of the table, with a reason',
    hint: 'rebuild, safety, failure, data, eyes and cost: one of the four words of the table, and a sentence.',
    run: ({ yaml }) => {
      const marks = yaml('handover.yaml').marks ?? {}
      return ['rebuild', 'safety', 'failure', 'data', 'eyes', 'cost'].filter((row) => !['not there yet', 'works', 'good', 'excellent'].includes(marks[row]?.mark) || String(marks[row]?.why ?? '').trim().split(/\s+/).length < 4)
    },
    expect: [],
  },
  {
    name: "gives no mark that the drills don't show",
    hint: 'Failure is good only if every promise of a drill was kept. Data is excellent only if somebody else did the restore.',
    run: ({ yaml }) => {
      const { owner, drills = [], marks = {} } = yaml('handover.yaml')
      const plain = (text) => String(text ?? '').trim().toLowerCase()
      const [restores, others] = [drills.filter(({ kind }) => kind === 'restore'), drills.filter(({ kind }) => kind !== 'restore')]
      const isHigh = (row) => ['good', 'excellent'].includes(marks[row]?.mark)
      return [
        ...(isHigh('failure') && others.some(({ verdict }) => verdict !== 'kept') ? ['failure is too high: a promise was broken'] : []),
        ...(marks.data?.mark === 'excellent' && !restores.some(({ by }) => plain(by) !== '' && !['me', 'myself', 'i', plain(owner)].includes(plain(by))) ? ['data is too high: the owner did the restore'] : []),
        ...(isHigh('data') && restores.length === 0 ? ['data is too high: no restore'] : []),
      ]
    },
    expect: [],
  },
]
