import type { WrittenTask } from './task.ts'

export const databaseTasks: WrittenTask[] = [
  {
    title: 'A librarian’s questions',
    steps: [
      {
        title:
          'Answer ten questions of the librarian in SQL, from “which titles were never lent?” to “who returns late most often?”. Submit questions.sql with each question as a comment above its query.',
        urls: ['https://www.postgresql.org/docs/current/tutorial-join.html'],
      },
      {
        title:
          'Show three queries that go wrong because of null, and put them right. Submit the six queries and one sentence for each on what null meant there.',
        urls: ['https://www.postgresql.org/docs/current/functions-comparison.html'],
      },
    ],
  },
  {
    title: 'A schema that refuses nonsense',
    steps: [
      {
        title:
          'Model titles, copies, members and loans so that a copy cannot be lent twice at once. Submit schema.sql and the insert that proves it, with PostgreSQL’s words.',
        urls: ['https://www.postgresql.org/docs/current/ddl-constraints.html'],
      },
      {
        title:
          'Sort Malayalam and English titles in one list as a reader in Kochi expects. Submit the collation you chose, the query and its first twenty rows.',
        urls: ['https://www.postgresql.org/docs/current/collation.html'],
      },
    ],
  },
  {
    title: 'Two lakh dirty records',
    steps: [
      {
        title:
          'Load the four spreadsheets by way of staging tables; what cannot be read is kept and reported, never dropped. Submit load.sql and the report.',
        urls: [
          'https://www.postgresql.org/docs/current/sql-copy.html',
          'https://www.postgresql.org/docs/current/sql-merge.html',
        ],
      },
      {
        title:
          'Find members who are probably the same person, with trigrams. Submit the query, the limit you chose, and five pairs: right, wrong and doubtful ones.',
        urls: ['https://www.postgresql.org/docs/current/pgtrgm.html'],
      },
      {
        title:
          'Write for each member the running count of loans and the longest time without one, with window functions. Submit the query and its plan.',
        urls: ['https://www.postgresql.org/docs/current/tutorial-window.html'],
      },
    ],
  },
  {
    title: 'The last copy',
    steps: [
      {
        title:
          'Let two counters lend the last copy at the same moment and show that only one succeeds, at read committed. Submit both sessions, line by line, and say which statement waits.',
        urls: ['https://www.postgresql.org/docs/current/transaction-iso.html'],
      },
      {
        title:
          'Make a deadlock, read what the server writes about it, and change the order so that it cannot come back. Submit the log lines and both versions.',
        urls: ['https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-DEADLOCKS'],
      },
    ],
  },
  {
    title: 'From 14 seconds to 50 milliseconds',
    steps: [
      {
        title:
          'Read the plan of the yearly report from the inside out and say where the time goes. Submit the plan with your remarks beside it, before you change anything.',
        urls: ['https://www.postgresql.org/docs/current/using-explain.html'],
      },
      {
        title:
          'Bring it under 50 milliseconds, one change at a time. Submit each change with its measured effect, and the one that did not help.',
        urls: ['https://www.postgresql.org/docs/current/indexes.html', 'https://use-the-index-luke.com/'],
      },
    ],
  },
  {
    title: 'Safe, and brought back',
    steps: [
      {
        title:
          'Let each branch see its own members only, by row-level security. Submit the policies and a test that tries to read another branch in three ways.',
        urls: ['https://www.postgresql.org/docs/current/ddl-rowsecurity.html'],
      },
      {
        title:
          'Make a test copy without anybody’s name in which the report still gives the same figures. Submit mask.sql, and say what could still give a person away.',
        urls: ['https://www.postgresql.org/docs/current/app-pgdump.html'],
      },
    ],
  },
]
