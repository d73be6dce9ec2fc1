export default [
  {
    name: "finds the moment of the mistake",
    hint: "A pattern with ^ and $, and ~* to ignore capitals. There are two drops: the first one counts.",
    run: `select at from mistake`,
    expect: [{"at": "2026-11-17 11:42:00+05:30"}],
  },
  {
    name: "stops one minute before it",
    hint: "Subtract an interval.",
    run: `select stop_at from target`,
    expect: [{"stop_at": "2026-11-17 11:41:00+05:30"}],
  },
  {
    name: "begins with the newest backup before the target",
    hint: "Backup 4 was made after the mistake.",
    run: `select backup_id, finished_at from base`,
    expect: [{"backup_id": 3, "finished_at": "2026-11-17 02:10:00+05:30"}],
  },
  {
    name: "lists the log files that are needed",
    hint: "A file is needed if it ends after the backup and begins before the target.",
    run: `select file from needed order by file`,
    expect: [{"file": "08"}, {"file": "09"}, {"file": "0A"}, {"file": "0B"}],
  },
  {
    name: "reaches the target when nothing is missing",
    hint: "least ignores null, and min over no rows is null.",
    run: `select (select count(*) from missing) as missing, until from reachable`,
    expect: [{"missing": 0, "until": "2026-11-17 11:41:00+05:30"}],
  },
  {
    name: "writes the moment in universal time",
    hint: "moment at time zone 'UTC', then to_char.",
    run: `select target_line('2026-11-17 11:41+05:30') as line`,
    expect: [{"line": "recovery_target_time = '2026-11-17 06:11:00+00'"}],
  },
]
