export default [
  {
    name: 'compares positions over the second part of the number',
    hint: 'A position has two parts. 1/0 comes after 0/FFFFFFFF, and A/0 after 9/0.',
    run: `update primary_server set current_lsn = 'A/10'; update standbys set replay_lsn = '9/FFFFFFFF' where name = 'aluva'; update standbys set replay_lsn = 'A/0' where name = 'reports'; update commits set lsn = 'A/8' where loan_id = 501; select name, bytes, (select array_agg(loan_id) from lost) as lost from behind join candidate using (name)`,
    expect: [{ name: 'reports', bytes: 16, lost: [501] }],
  },
  {
    name: 'takes the first name of two that are equal',
    hint: 'order by …, name',
    run: `insert into standbys values ('aaa', 'streaming', '0/10000900'), ('zzz', 'streaming', '0/10000900'), ('b', 'catchup', '0/10000A40'); select name, (select array_agg(name) from behind) as order_of_all from candidate`,
    expect: [{ name: 'aaa', order_of_all: ['aaa', 'aluva', 'zzz', 'kakkanad', 'reports'] }],
  },
  {
    name: 'loses nothing if the standby has everything',
    hint: 'A commit that ends exactly where the standby is has been replayed.',
    run: `update standbys set replay_lsn = '0/10000A40' where name = 'reports'; select name, (select count(*) from lost) as lost from candidate`,
    expect: [{ name: 'reports', lost: 0 }],
  },
  {
    name: 'lists a slot from exactly 16 MB on, and none that is read',
    hint: '16 × 1024 × 1024 bytes. Compare before you cut to whole megabytes.',
    run: `update slots set active = true where slot_name = 'old_laptop'; update slots set restart_lsn = '0/F000A40' where slot_name = 'reports'; insert into slots values ('one_byte_less', false, '0/F000A41'), ('large', false, '0/A40'); select * from greedy_slots order by slot_name`,
    expect: [{ slot_name: 'large', megabytes: 256 }, { slot_name: 'reports', megabytes: 16 }],
  },
  {
    name: 'finds old writes of each failover, from the same moment on',
    hint: 'Only the newest timeline is right. At the same moment already counts.',
    run: `insert into writes values (606, 'kakkanad', 3, '2026-06-06 12:00:00+05:30'), (607, 'aluva', 2, '2026-06-06 12:00:00+05:30'), (608, 'primary', 1, '2026-06-06 12:30:00+05:30'), (609, 'kakkanad', 3, '2026-06-06 12:31:00+05:30'); select * from split_brain`,
    expect: [{ loan_id: 607 }, { loan_id: 608 }],
  },
  {
    name: 'sets a sequence for an empty table and for the same number',
    hint: 'greatest ignores null. The highest number is taken already.',
    run: `select next_number(null, 1) as empty, next_number(7, 7) as taken, next_number(7, 8) as free`,
    expect: [{ empty: 1, taken: 8, free: 8 }],
  },
]
