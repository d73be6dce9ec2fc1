import { people } from '#server/identity/tables.ts'
import { and, like, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { hasDigitGroup, patternsFor } from './people-list.rules.ts'

const { id, searchText } = people

type Direction = { from: SQL; step: 1 | -1 }

/** A list of people that is searched: its order, where its page begins, and one more than fit on the page. */
export type Searched = {
  /** Those who are in the list when nothing is searched. */
  among: SQL
  words: string[]
  order: SQL[]
  behind: SQL | undefined
  limit: number
  /** In an order by id: from which id it goes in which direction. */
  ids?: Direction | undefined
}

/** How many of the list are looked through for each place on the page. A word that is more common than that fills it. */
const walkedForEach = 30
/** As the index has it: so many of the last bits differ between neighbours. */
const bits = sql.raw('15')
/** The neighbourhood in which the page begins may be nearly over; for so many places on the page one more is asked. */
const placesInEach = 25
const mostMore = 5

/**
 * Who is on this page of a search, found in one statement by up to three ways. How common a word is nobody knows
 * before, and each way is dear for what the others find at once: first the next people of the list are looked through,
 * which finds common words; then an index is asked for those among the neighbours in the list; last for all. A way is
 * gone only when those before it left places free, and each finds the first of the list or says that there are no more.
 */
export function searchedIn(list: Searched): SQL {
  const { among, behind, limit } = list
  const order = sql.join(list.order, sql`, `)
  const found = and(among, ...list.words.map(likePattern))
  const firstOf = (table: string) =>
    sql`select ${id} from ${sql.raw(table)} ${people} where ${behind ?? sql`true`} order by ${order} limit ${limit}`
  const isFree = (way: string) => sql`(select count(*) from ${sql.raw(way)}) < ${limit} and ${alone}`
  // What is asked of the index is asked without an order, or the database would rather walk the whole list.
  return sql`${id} in (
    with walked as materialized (${walk(list, order)}),
    neighbours as materialized (select ${ordered} from ${people} where ${isFree('walked')} and ${near(list)} and ${found}),
    near as materialized (${firstOf('neighbours')}),
    everybody as materialized (
      select ${ordered} from ${people} where ${isFree('walked')} and ${isFree('near')} and ${found}
    )
    select id from walked union all select id from near union all (${firstOf('everybody')})
  )`
}

// Workers of the database may not ask for this, so that it starts none: it would before it knows whether a way is gone.
const alone = sql`pg_backend_pid() > 0`

// What the orders and their cursors compare.
const ordered = sql`${id}, ${people.firstName}, ${people.lastName}, ${people.accessEndsAt}`

function walk({ among, words, behind, limit }: Searched, order: SQL): SQL {
  const next = sql`select * from ${people} where ${and(among, behind)} order by ${order} limit ${limit * walkedForEach}`
  return sql`select ${id} from (${next}) ${people} where ${and(...words.map(fits))} order by ${order} limit ${limit}`
}

function near({ ids, limit }: Searched): SQL {
  if (!ids) return sql`false`
  const { from, step } = ids
  const more = Math.min(Math.ceil(limit / placesInEach), mostMore)
  const asked = sql`select (${from} >> ${bits}) + ${step}::int * place from generate_series(0, ${more}::int) place`
  return sql`(${id} >> ${bits}) = any (array(${asked}))`
}

/** The word is part of what is known of them, as an index finds it. */
function likePattern(word: string): SQL | undefined {
  if (!hasDigitGroup(word)) return fits(word)
  // With nothing appended to it the text is no index's: groups of three digits, which are in many numbers, stay unread.
  const text = sql`(${searchText} || '')`
  return and(sql`digit_groups(${searchText}) @> digit_groups(${word})`, patternIn(text, word))
}

const fits = (word: string) => patternIn(sql`${searchText}`, word)

// The database lowers the letters, as it did those it compares them with.
const patternIn = (text: SQL, word: string) =>
  or(...patternsFor(word).map((pattern) => like(text, sql`lower(${pattern})`)))
