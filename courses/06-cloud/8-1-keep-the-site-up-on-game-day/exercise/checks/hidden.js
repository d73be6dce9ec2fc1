export default [
  {
    name: 'sorts by time, and leaves the list as it was',
    hint: 'A slow answer is written later than a quick one that began after it. toSorted makes a new list.',
    run: ({ incidents }) => {
      const rows = [{ time: '14:03:40', what: 'search', outcome: '502', ms: 15 }, { time: '14:03:38', what: 'search', outcome: 'too slow', ms: 15 }, { time: '14:03:39', what: 'search', outcome: '502', ms: 15 }]
      return [incidents(rows), rows[0].time]
    },
    expect: [[{ from: '14:03:38', until: '14:03:40', failed: 3 }], '14:03:40'],
  },
  {
    name: 'measures the quiet time from the last problem, and uses the limit it is given',
    hint: 'Exactly quiet seconds still belong together. Compare with until, not with from.',
    run: ({ incidents }) => {
      const rows = [{ time: '14:00:00', what: 'search', outcome: '502', ms: 15 }, { time: '14:00:25', what: 'search', outcome: '502', ms: 15 }, { time: '14:00:50', what: 'search', outcome: '502', ms: 15 }, { time: '14:01:20', what: 'search', outcome: '502', ms: 15 }, { time: '14:01:51', what: 'search', outcome: '502', ms: 15 }]
      return [incidents(rows).map(({ failed }) => failed), incidents(rows, 10).length, incidents([{ time: '14:00:00', what: 'search', outcome: 'ok', ms: 9 }])]
    },
    expect: [[4, 1], 5, []],
  },
  {
    name: 'knows the other signs, in their order',
    hint: 'Go through the list from top to bottom: the first line that fits counts.',
    run: ({ looksLike }) => [looksLike([]), looksLike([{ time: '14:03:37', what: 'booking', outcome: '500', ms: 15 }, { time: '14:03:39', what: 'booking', outcome: 'too slow', ms: 15 }]), looksLike([{ time: '14:03:37', what: 'search', outcome: 'too slow', ms: 15 }, { time: '14:03:39', what: 'booking', outcome: 'too slow', ms: 15 }]), looksLike([{ time: '14:03:37', what: 'booking', outcome: 'no answer', ms: 15 }]), looksLike([{ time: '14:03:37', what: 'search', outcome: 'too slow', ms: 15 }, { time: '14:03:38', what: 'search', outcome: '502', ms: 15 }])],
    expect: ['nothing', 'booking storage', 'slow zone', 'load balancer', 'unclear'],
  },
  {
    name: 'answers null if nobody noticed, and counts over the full hour',
    hint: 'Lines before the incident do not count. 59:50 and 00:05 are 15 seconds apart.',
    run: ({ secondsToNotice }) => [secondsToNotice({ from: '14:59:50' }, [{ time: '14:10:00', note: 'before' }]), secondsToNotice({ from: '14:59:50' }, []), secondsToNotice({ from: '14:59:50' }, [{ time: '15:00:30', note: 'later' }, { time: '15:00:05', note: 'first' }]), secondsToNotice({ from: '14:59:50' }, [{ time: '14:59:50', note: 'at once' }])],
    expect: [null, null, 15, 0],
  },
  {
    name: 'reports in Indian time, whatever zone the moment has, also over midnight',
    hint: 'Date.parse reads the zone. Add six hours, then 5:30 for India, and write the result without T and Z.',
    run: ({ reportBy }) => [reportBy('2026-11-16T03:30:00Z'), reportBy('2026-11-30T22:41:59.900+05:30')],
    expect: ['2026-11-16 15:00', '2026-12-01 04:41'],
  },
]
