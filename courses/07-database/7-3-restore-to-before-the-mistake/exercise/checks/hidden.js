export default [
  {
    name: "stops at the first gap in the archive",
    hint: "Without a file of the log, nothing after it can be replayed.",
    run: `update wal_files set is_archived = false where file in ('0A', '0B', '07'); select (select array_agg(file order by file) from missing) as missing, until from reachable`,
    expect: [{"missing": ["0A", "0B"], "until": "2026-11-17 11:15:00+05:30"}],
  },
  {
    name: "uses a backup that was finished at the target exactly",
    hint: "At the target or before it.",
    run: `insert into backups values (5, '2026-11-17 11:41+05:30'); select backup_id, (select array_agg(file order by file) from needed) as files from base`,
    expect: [{"backup_id": 5, "files": ["0B"]}],
  },
  {
    name: "takes the newest backup, not the largest number",
    hint: "order by finished_at desc",
    run: `insert into backups values (9, '2026-11-14 02:10+05:30'); select backup_id from base`,
    expect: [{"backup_id": 3}],
  },
  {
    name: "takes files that touch the border",
    hint: "Both ends are included.",
    run: `update wal_files set last_change = '2026-11-17 02:10+05:30' where file = '07'; update wal_files set first_change = '2026-11-17 11:41+05:30' where file = '0C'; select file from needed order by file`,
    expect: [{"file": "07"}, {"file": "08"}, {"file": "09"}, {"file": "0A"}, {"file": "0B"}, {"file": "0C"}],
  },
  {
    name: "reads other ways to write the statement",
    hint: "Spaces, a missing semicolon and capitals don’t matter.",
    run: `delete from server_log; insert into server_log values ('2026-11-17 09:00+05:30', 'drop table loans_2016'), ('2026-11-17 09:30+05:30', 'select ''drop table loans'''), ('2026-11-17 10:00+05:30', '  Drop   Table  LOANS  '), ('2026-11-17 10:30+05:30', 'drop table loans;'); select at from mistake`,
    expect: [{"at": "2026-11-17 10:00:00+05:30"}],
  },
  {
    name: "writes another moment with its seconds",
    hint: "HH24, MI and SS.",
    run: `select target_line('2026-01-05 21:03:09+05:30') as line`,
    expect: [{"line": "recovery_target_time = '2026-01-05 15:33:09+00'"}],
  },
]
