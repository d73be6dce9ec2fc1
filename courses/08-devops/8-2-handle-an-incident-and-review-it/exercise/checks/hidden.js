export default [
  {
    name: 'counts over midnight',
    hint: '00:20 is 30 minutes after 23:50: add a day before you take the rest of the division by a day.',
    run: ({ minutes, brokenPromises }) => [
      minutes('23:50', '00:20'),
      brokenPromises([
        { at: '23:50', next: '00:05' },
        { at: '00:04', next: '00:30' },
        { at: '00:41', next: null },
      ]),
    ],
    expect: [30, ['00:30']],
  },
  {
    name: 'takes the first alarm and the last time it was over',
    hint: 'The fault came back, so the first "mitigated" was too early.',
    run: ({ durations }) =>
      durations([
        { at: '02:10', kind: 'fault', text: '' },
        { at: '02:12', kind: 'noticed', text: 'OrdersFailFast' },
        { at: '02:15', kind: 'message', text: '' },
        { at: '02:20', kind: 'mitigated', text: 'rolled back' },
        { at: '02:31', kind: 'noticed', text: 'OrdersFailFast again' },
        { at: '02:33', kind: 'message', text: '' },
        { at: '02:50', kind: 'mitigated', text: 'flag off' },
      ]),
    expect: { detect: 2, tell: 5, mitigate: 40 },
  },
  {
    name: 'says null for what never happened',
    hint: 'Nobody told the customers. 0 minutes would be a compliment.',
    run: ({ durations }) =>
      durations([
        { at: '11:00', kind: 'fault', text: '' },
        { at: '11:00', kind: 'noticed', text: '' },
      ]),
    expect: { detect: 0, tell: null, mitigate: null },
  },
  {
    name: 'counts a promise without any message after it',
    hint: 'The last message still promises one, and none came.',
    run: ({ brokenPromises }) => [brokenPromises([{ at: '18:49', next: '19:00' }]), brokenPromises([{ at: '18:49', next: null }]), brokenPromises([])],
    expect: [['19:00'], [], []],
  },
  {
    name: 'asks for a real kind, a real name and a whole date',
    hint: '"fix" is no kind, "The team" no name, "soon" and "November" no date.',
    run: ({ notReady }) =>
      notReady([
        { what: 'a', kind: 'fix', who: 'Meena', until: '2026-12-01' },
        { what: 'b', kind: 'detect', who: 'The team', until: '2026-12-01' },
        { what: 'c', kind: 'recover', who: 'Kavin', until: 'soon' },
        { what: 'd', who: '', until: 'November 2026' },
        { what: 'e', kind: 'detect', who: 'Selvi', until: '2026-12-04' },
        { what: 'f', kind: 'detect', who: null, until: '2026-12-04' },
        { what: 'g', kind: 'detect' },
      ]),
    expect: [
      { what: 'a', lacks: ['kind'] },
      { what: 'b', lacks: ['who'] },
      { what: 'c', lacks: ['until'] },
      { what: 'd', lacks: ['kind', 'who', 'until'] },
      { what: 'f', lacks: ['who'] },
      { what: 'g', lacks: ['who', 'until'] },
    ],
  },
]
