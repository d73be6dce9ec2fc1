export default [
  {
    name: 'finds who began and went for tea',
    hint: 'state = \'idle in transaction\', and at - state_change is at least interval \'5 minutes\'.',
    run: `select pid, minutes from forgotten order by pid`,
    expect: [{ pid: 14, minutes: 29 }, { pid: 16, minutes: 5 }],
  },
  {
    name: 'finds tables that autovacuum should clean',
    hint: '50 + the factor × live rows. coalesce takes 0.2 where nobody has set a factor. 40,050 dead rows are not more than 40,050.',
    run: `select relname, threshold from vacuum_due order by relname`,
    expect: [{ relname: 'members', threshold: 1650 }, { relname: 'settings', threshold: 52 }, { relname: 'visits', threshold: 10050 }],
  },
  {
    name: 'names the session that keeps dead rows alive',
    hint: 'The state doesn’t matter: a long query has an old snapshot, too. Look for the oldest xact_start.',
    run: `select pid from keeps_dead_rows`,
    expect: [{ pid: 15 }],
  },
  {
    name: 'lets requests wait for a pool',
    hint: 'How many rounds does the pool need? All rounds but the last one are waiting. 7 / 2 cuts off the rest.',
    run: `select longest_wait(6, 2, 10) as figure, longest_wait(7, 2, 10) as one_more, longest_wait(400, 10, 5) as exam_day`,
    expect: [{ figure: 20, one_more: 30, exam_day: 195 }],
  },
  {
    name: 'sizes a pool by its worst case',
    hint: 'connections × sorts × work_mem may not be more than the memory.',
    run: `select largest_pool(4096, 2, 64) as laptop, largest_pool(1000, 3, 32) as with_a_rest`,
    expect: [{ laptop: 32, with_a_rest: 10 }],
  },
]
