import { people } from '#server/identity/tables.ts'
import { and, like, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { isAddressPart, isPartOfAddress } from '#server/kit/db/search-pattern.ts'
import { hasDigitGroup, patternsFor } from './people-list.rules.ts'

const { id, searchText } = people

type Direction = { from: SQL; step: 1 | -1 }

export type SearchedList = {
  /** Who is in the list without the search. */
  filter: SQL
  words: string[]
  order: SQL[]
  /** After the previous page. */
  after: SQL | undefined
  /** One more than fit on the page. */
  limit: number
  /** In an order by id: where it starts, and in which direction. */
  ids?: Direction | undefined
}

/** How many people are scanned per row of the page. */
const scannedPerRow = 30
/** Neighbours differ only in this many low bits, as in the index. */
const bits = sql.raw('15')
/** The first block of neighbours may be nearly over, so one more is searched for this many rows. */
const rowsPerBlock = 25
const maxMoreBlocks = 5

/**
 * Finds a page of a search in up to three steps of one statement, because nobody knows beforehand how common a word is:
 * first it scans the next people of the list, which finds common words; then it asks an index for neighbouring ids; last
 * for everybody. A step runs only if those before it left room on the page.
 */
export function isOnSearchPage(list: SearchedList): SQL {
  const { filter, after, limit } = list
  const order = sql.join(list.order, sql`, `)
  const found = and(filter, ...list.words.map(matchesByIndex))
  const firstOf = (table: string) =>
    sql`select ${id} from ${sql.raw(table)} ${people} where ${after ?? sql`true`} order by ${order} limit ${limit}`
  const hasRoom = (way: string) => sql`(select count(*) from ${sql.raw(way)}) < ${limit} and ${notParallel}`
  // The index queries have no order, or the database would scan the whole list instead.
  return sql`${id} in (
    with scanned as materialized (${scan(list, order)}),
    neighbours as materialized (select ${ordered} from ${people} where ${hasRoom('scanned')} and ${near(list)} and ${found}),
    near as materialized (${firstOf('neighbours')}),
    everybody as materialized (
      select ${ordered} from ${people} where ${hasRoom('scanned')} and ${hasRoom('near')} and ${found}
    )
    select id from scanned union all select id from near union all (${firstOf('everybody')})
  )`
}

// Parallel workers may not call this function, so the database starts none before it knows whether a step is needed.
const notParallel = sql`pg_backend_pid() > 0`

// The columns that orders and cursors compare.
const ordered = sql`${id}, ${people.firstName}, ${people.lastName}, ${people.accessEndsAt}, ${people.lastSeenAt}`

function scan({ filter, words, after, limit }: SearchedList, order: SQL): SQL {
  const next = sql`select * from ${people} where ${and(filter, after)} order by ${order} limit ${limit * scannedPerRow}`
  return sql`select ${id} from (${next}) ${people} where ${and(...words.map(matches))} order by ${order} limit ${limit}`
}

function near({ ids, limit, words }: SearchedList): SQL {
  // An address is rare: reading the ids of whole blocks would cost more than finding it.
  if (!ids || words.some(isAddressPart)) return sql`false`
  const { from, step } = ids
  const more = Math.min(Math.ceil(limit / rowsPerBlock), maxMoreBlocks)
  const blocks = sql`select (${from} >> ${bits}) + ${step}::int * block from generate_series(0, ${more}::int) block`
  return sql`(${id} >> ${bits}) = any (array(${blocks}))`
}

/** Written so that an index is used. */
function matchesByIndex(word: string): SQL | undefined {
  if (isAddressPart(word))
    return or(isPartOfAddress(sql`${people.email}`, word), and(hasAtInName, patternIn(unindexed, word)))
  if (!hasDigitGroup(word)) return matches(word)
  return and(sql`digit_groups(${searchText}) @> digit_groups(${word})`, patternIn(unindexed, word))
}

/**
 * Appending '' keeps the trigram index from being used, where another finds fewer rows: three digits are in too many
 * numbers, and parts of an address in too many addresses.
 */
const unindexed = sql`(${searchText} || '')`

// Few have one. As a condition of the search itself PostgreSQL would expect many, and read all people.
const hasAtInName = sql`${id} = any (array(select named.id from ${people} named
  where named.first_name || ' ' || named.last_name like '%@%'))`

const matches = (word: string) => patternIn(sql`${searchText}`, word)

// Lowercased by the database, like the stored text.
const patternIn = (text: SQL, word: string) =>
  or(...patternsFor(word).map((pattern) => like(text, sql`lower(${pattern})`)))
