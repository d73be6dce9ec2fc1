import type pg from 'pg'

type Rows = { into: string; owner: string; values: string }

/** Rows numbered by `n` whose first columns are a new thread and its owner. */
export const insertWithThreads = (client: pg.Client, count: number, { into, owner, values }: Rows) =>
  client.query(
    `with started as (
       insert into threads (owner_id) select ${owner} from generate_series(1, $1::int) n order by n returning id, owner_id),
     numbered as (select id, owner_id, row_number() over (order by id)::int as n from started)
     insert into ${into} select id, owner_id, ${values} from numbered`,
    [count],
  )
