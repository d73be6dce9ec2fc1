export default [
  {
    name: 'measures how far each standby is behind',
    hint: 'As texts, 0/FFFFF00 is larger than 0/10000900. Cast to pg_lsn and use pg_wal_lsn_diff.',
    run: `select * from behind`,
    expect: [{ name: 'aluva', bytes: 320 }, { name: 'kakkanad', bytes: 2632 }, { name: 'reports', bytes: 2880 }],
  },
  {
    name: 'promotes the standby with the most log',
    hint: 'Compare positions as pg_lsn. One with a broken disk can’t take over.',
    run: `select * from candidate`,
    expect: [{ name: 'aluva' }],
  },
  {
    name: 'names the loans that are lost',
    hint: 'A commit is safe if the standby has replayed the log up to its end.',
    run: `select * from lost`,
    expect: [{ loan_id: 504 }, { loan_id: 505 }],
  },
  {
    name: 'finds the slot that fills the disk',
    hint: 'The primary keeps everything from restart_lsn to its current position.',
    run: `select * from greedy_slots`,
    expect: [{ slot_name: 'old_laptop', megabytes: 128 }],
  },
  {
    name: 'finds what the old primary wrote after the failover',
    hint: 'The newest timeline begins with its first write. What an older timeline wrote from then on is in the wrong history.',
    run: `select * from split_brain`,
    expect: [{ loan_id: 603 }],
  },
  {
    name: 'sets a sequence after the highest number',
    hint: 'greatest takes the larger one.',
    run: `select next_number(1501, 1) as behind, next_number(1501, 1600) as ahead`,
    expect: [{ behind: 1502, ahead: 1600 }],
  },
]
