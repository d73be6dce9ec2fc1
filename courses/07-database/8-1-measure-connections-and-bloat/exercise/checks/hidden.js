export default [
  {
    name: 'follows the clock of the health check',
    hint: 'Use the moment of the table, not now().',
    run: `update moment set at = at + interval '10 minutes 30 seconds'; select pid, minutes from forgotten order by pid`,
    expect: [{ pid: 13, minutes: 10 }, { pid: 14, minutes: 39 }, { pid: 16, minutes: 15 }],
  },
  {
    name: 'leaves out sessions that are one second too young, or only idle',
    hint: 'Compare the interval itself before you cut it to minutes.',
    run: `update sessions set state_change = '2026-05-20 11:55:01+05:30' where pid = 16; update sessions set state = 'idle in transaction (aborted)' where pid = 12; select pid from forgotten order by pid`,
    expect: [{ pid: 14 }],
  },
  {
    name: 'uses the factor of the table, even 0',
    hint: 'coalesce(scale_factor, 0.2): 0 is a value, null is none.',
    run: `insert into table_stats values ('log', 1000000, 51, 0), ('queue', 0, 50, null), ('basket', 0, 51, null); update table_stats set scale_factor = 0.1 where relname = 'loans'; select relname, threshold from vacuum_due order by relname`,
    expect: [
      { relname: 'basket', threshold: 50 },
      { relname: 'loans', threshold: 20050 },
      { relname: 'log', threshold: 50 },
      { relname: 'members', threshold: 1650 },
      { relname: 'settings', threshold: 52 },
      { relname: 'visits', threshold: 10050 },
    ],
  },
  {
    name: 'looks for the next one when the oldest transaction has ended',
    hint: 'A session without a transaction has no xact_start, and null is sorted last.',
    run: `update sessions set xact_start = null, state = 'idle' where pid = 15; select pid from keeps_dead_rows`,
    expect: [{ pid: 13 }],
  },
  {
    name: 'names nobody if there is no open transaction',
    hint: 'where xact_start is not null',
    run: `update sessions set xact_start = null; select count(*) as sessions from keeps_dead_rows`,
    expect: [{ sessions: 0 }],
  },
  {
    name: 'lets nobody wait if there are enough connections',
    hint: 'One round, nobody waits.',
    run: `select longest_wait(8, 8, 10) as just_enough, longest_wait(1, 8, 10) as one, longest_wait(9, 8, 10) as one_too_many, longest_wait(100, 3, 7) as many, largest_pool(100, 2, 64) as too_small`,
    expect: [{ just_enough: 0, one: 0, one_too_many: 10, many: 231, too_small: 0 }],
  },
]
