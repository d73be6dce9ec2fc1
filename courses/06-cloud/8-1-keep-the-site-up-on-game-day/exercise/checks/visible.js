export default [
  {
    name: 'puts problems that follow each other into one incident',
    hint: 'Keep the rows that are not ok. A problem within 30 seconds of the last one belongs to the same incident.',
    run: ({ incidents }) => incidents([{ time: '14:03:37', what: 'search', outcome: '502', ms: 15 }, { time: '14:03:37', what: 'search', outcome: 'ok', ms: 15 }, { time: '14:03:38', what: 'search', outcome: '502', ms: 15 }, { time: '14:03:50', what: 'search', outcome: '502', ms: 15 }]),
    expect: [{ from: '14:03:37', until: '14:03:50', failed: 3 }],
  },
  {
    name: 'begins a new incident after a quiet time',
    hint: 'More than quiet seconds without a problem: the next one begins a new incident.',
    run: ({ incidents }) => incidents([{ time: '14:03:37', what: 'search', outcome: '502', ms: 15 }, { time: '14:09:12', what: 'search', outcome: 'no answer', ms: 15 }, { time: '14:09:13', what: 'search', outcome: 'no answer', ms: 15 }]),
    expect: [{ from: '14:03:37', until: '14:03:37', failed: 1 }, { from: '14:09:12', until: '14:09:13', failed: 2 }],
  },
  {
    name: 'tells a dead load balancer from a dead zone',
    hint: 'Without the load balancer nobody answers. A dead zone shows as 502.',
    run: ({ looksLike }) => [looksLike([{ time: '14:03:37', what: 'search', outcome: 'no answer', ms: 15 }, { time: '14:03:38', what: 'search', outcome: '503', ms: 15 }]), looksLike([{ time: '14:03:37', what: 'search', outcome: '502', ms: 15 }, { time: '14:03:38', what: 'booking', outcome: '502', ms: 15 }])],
    expect: ['load balancer', 'dead zone'],
  },
  {
    name: 'counts the seconds until somebody noticed',
    hint: 'The first line of the timeline at or after the beginning of the incident.',
    run: ({ secondsToNotice }) => secondsToNotice({ from: '14:07:11', until: '14:07:22', failed: 45 }, [{ time: '14:03:45', note: 'b is back' }, { time: '14:07:19', note: 'both zones answer' }, { time: '14:07:20', note: 'restart lb' }]),
    expect: 8,
  },
  {
    name: 'says until when to report',
    hint: 'Six hours after the moment of noticing, written in Indian time.',
    run: ({ reportBy }) => reportBy('2026-11-16T09:00:00+05:30'),
    expect: '2026-11-16 15:00',
  },
]
