import type { Pool } from 'pg'

export type Balance = { customerId: number; name: string; paise: number }

/** bigint and numeric arrive as text. Converts them only when a JavaScript number can hold them exactly. */
function toSafeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
  return number
}

/** What every customer owes, largest first. */
export async function balances(pool: Pool): Promise<Balance[]> {
  const { rows } = await pool.query<{ customer_id: string; name: string; paise: string }>(`
    select c.customer_id, c.name, coalesce(sum(case e.kind when 'credit' then e.paise else -e.paise end), 0) as paise
    from customers c
    left join entries e on e.customer_id = c.customer_id
    group by c.customer_id
    order by paise desc, c.customer_id`)
  return rows.map(({ customer_id, name, paise }) => ({
    customerId: toSafeNumber(customer_id),
    name,
    paise: toSafeNumber(paise),
  }))
}

/** What one customer owes. The number comes as a parameter, never as part of the SQL text. */
export async function balanceOf(pool: Pool, customerId: number): Promise<number> {
  const { rows } = await pool.query<{ paise: string }>(
    `select coalesce(sum(case kind when 'credit' then paise else -paise end), 0) as paise from entries where customer_id = $1`,
    [customerId],
  )
  return toSafeNumber(rows[0]?.paise ?? '0')
}
