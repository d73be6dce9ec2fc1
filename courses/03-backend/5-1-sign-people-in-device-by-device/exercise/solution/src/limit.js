/** Counts an attempt. 0 if it is allowed, otherwise the seconds until the next window. */
export async function consumeAttempt(db, email, address) {
  const { rows } = await db.query(
    `insert into login_attempts (key, started)
     select key, date_bin('15 minutes', now(), timestamptz '2020-01-01 00:00Z') from unnest($1::text[]) as key
     on conflict (key, started) do update set attempts = login_attempts.attempts + 1
     returning key, attempts, ceil(extract(epoch from started + interval '15 minutes' - now()))::int as seconds`,
    [[`email ${email}`, `address ${address}`]],
  )
  const isOver = rows.some(({ key, attempts }) => attempts > (key.startsWith('email ') ? 5 : 50))
  return isOver ? Math.max(1, rows[0].seconds) : 0
}
