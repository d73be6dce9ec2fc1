const linesOf = (csv) =>
  csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [number, accession, member, lent, returned = ''] = line.split(',').map((cell) => cell.trim())
      return { line: Number(number), accession, member, lent, returned }
    })

/** Each line with its first problem, or null. Left joins, so that no line gets lost. */
const problems = `
  select s.line, c.copy_id, m.member_id, read_date(s.lent)::text as lent_on, read_date(s.returned)::text as returned_on,
    case
      when c.copy_id is null then 'copy not known'
      when m.member_id is null then 'member not known'
      when read_date(s.lent) is null or (s.returned <> '' and read_date(s.returned) is null) then 'date not readable'
      when read_date(s.returned) < read_date(s.lent) then 'returned before lent'
    end as problem
  from json_to_recordset($1::json) as s (line integer, accession text, member text, lent text, returned text)
  left join copies c on c.accession_no = upper(s.accession)
  left join members m on m.member_id::text = s.member
  where not exists (select from doubts where doubts.line = s.line)
    and not exists (select from lendings where slip_line = s.line)
  order by s.line`

/**
 * Loads the lines of a CSV (line,accession_no,member_id,lent,returned) into lendings and doubts, in one transaction.
 * Lines that were loaded or doubted before are left out. Returns { loaded, doubtful } of this run.
 */
export const load = (db, csv) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query(problems, [JSON.stringify(linesOf(csv))])
    let loaded = 0
    for (const row of rows) {
      const problem = row.problem ?? (await lendingProblem(tx, row))
      if (problem === null) loaded += 1
      else await tx.query('insert into doubts (line, problem) values ($1, $2)', [row.line, problem])
    }
    return { loaded, doubtful: rows.length - loaded }
  })

/** Stores a slip as a lending, unless an earlier line says something else about the same days. */
async function lendingProblem(tx, { line, copy_id, member_id, lent_on, returned_on }) {
  const same = await tx.query(
    'select from lendings where copy_id = $1 and member_id = $2 and lent_on = $3 and slip_line is not null',
    [copy_id, member_id, lent_on],
  )
  if (same.rows.length > 0) return 'entered twice'
  const { rows } = await tx.query(
    `insert into lendings (copy_id, member_id, lent_on, due_on, returned_on, slip_line)
     values ($1, $2, $3, $3::date + 21, $4, $5) on conflict do nothing returning lending_id`,
    [copy_id, member_id, lent_on, returned_on, line],
  )
  return rows.length > 0 ? null : 'copy was out'
}
