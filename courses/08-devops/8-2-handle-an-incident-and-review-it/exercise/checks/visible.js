export default [
  {
    name: 'counts minutes on one evening',
    hint: 'Hours × 60 + minutes, for both times.',
    run: ({ minutes }) => [minutes('18:40', '18:43'), minutes('18:40', '19:05'), minutes('18:40', '18:40')],
    expect: [3, 25, 0],
  },
  {
    name: 'measures how long until it was noticed, told and mitigated',
    hint: 'Each from the fault, not from the alarm.',
    run: ({ durations }) =>
      durations([
        { at: '18:40', kind: 'fault', text: 'first order fails' },
        { at: '18:43', kind: 'noticed', text: 'OrdersFailFast' },
        { at: '18:49', kind: 'message', text: 'Some orders have been failing since 18:40.' },
        { at: '18:52', kind: 'action', text: 'pool 10 → 4' },
        { at: '18:55', kind: 'mitigated', text: 'no order fails' },
      ]),
    expect: { detect: 3, tell: 9, mitigate: 15 },
  },
  {
    name: 'finds a promise that was not kept',
    hint: 'Compare each promised time with the time of the message after it.',
    run: ({ brokenPromises }) =>
      brokenPromises([
        { at: '18:49', next: '19:00' },
        { at: '19:00', next: '19:15' },
        { at: '19:22', next: null },
      ]),
    expect: ['19:15'],
  },
  {
    name: 'names what an action lacks',
    hint: 'A kind, a name and a date. "Everybody" is nobody.',
    run: ({ notReady }) =>
      notReady([
        { what: 'Be more careful with settings', kind: 'prevent', who: 'everybody', until: null },
        { what: 'CI check: pods × pool at most 80 % of the connections', kind: 'prevent', who: 'Imran', until: '2026-11-27' },
      ]),
    expect: [{ what: 'Be more careful with settings', lacks: ['who', 'until'] }],
  },
]
