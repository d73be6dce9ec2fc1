import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const database: WrittenCourse = {
  title: 'Database Management',
  subtitle: 'PostgreSQL from the first table to the restored backup',
  description: [
    'Programs are rewritten; data stays. A library in Kochi still holds the accession numbers of 1911, and the database you will build for it has to respect them. Over eight weeks you model it, load two lakh dirty records into it, make it answer in milliseconds, break it in five ways and bring it back each time.',
    'PostgreSQL 18 is the database, SQL the language, and the habit you take away is to ask the planner instead of guessing. A week on other kinds of stores tells you when a different tool is the honest answer.',
  ],
  rupeesPerWeek: 649,
  trainer: trainers.vasundhara,
  weeks: [
    {
      title: 'Asking questions in SQL',
      topics: [
        'select, where, order by, and the order in which they really run',
        'Joins drawn as sets: inner, left, full, lateral',
        'Grouping, having and filters on aggregates',
        'null and its three-valued logic',
        'psql as a workbench',
      ],
      build: 'Thirty questions of a librarian answered over 2,00,000 loans',
      icon: 'start',
    },
    {
      title: 'Modelling what is true',
      topics: [
        'Entities, relations and keys; natural and made ones',
        'Normal forms by example, and leaving them on purpose',
        'Types with care: text, numeric, timestamptz, ranges, arrays, jsonb',
        'Constraints: check, unique, foreign keys, exclusion',
        'Names and scripts: sorting Malayalam beside English',
      ],
      build: 'A schema for titles, copies, members, loans and fines that refuses nonsense',
      icon: 'design',
    },
    {
      title: 'Loading and cleaning',
      topics: [
        'copy, staging tables and upserts with merge',
        'Finding duplicates with trigrams and phonetics',
        'Window functions: running totals, gaps, first and last',
        'Common table expressions and recursion',
        'Migrations that run on a full table without stopping it',
      ],
      build: 'Four messy spreadsheets merged into one catalogue, with a report of what was doubtful',
      icon: 'data',
    },
    {
      title: 'Transactions',
      topics: [
        'ACID without slogans: what survives a pulled plug',
        'MVCC, snapshots and vacuum',
        'Isolation levels and the anomaly each lets through',
        'Locks, deadlocks and skip locked',
        'Ledgers: entries that are only added, balances that are sums',
      ],
      build: 'Two counters lending the last copy at once, and a proof that only one succeeds',
      icon: 'code',
    },
    {
      title: 'Making it fast',
      topics: [
        'EXPLAIN (ANALYZE, BUFFERS), read from the inside out',
        'B-tree, GIN, GiST, BRIN, and partial and covering indexes',
        'Statistics, bad estimates and how to mend them',
        'Full-text and trigram search',
        'pg_stat_statements: finding the query that matters',
      ],
      build: 'A slow report of 14 seconds brought under 50 milliseconds, each step measured',
      icon: 'test',
    },
    {
      title: 'Keeping it safe',
      topics: [
        'Roles, grants and row-level security',
        'Injection, and why placeholders end it',
        'Backups, WAL and point-in-time recovery',
        'Encryption in transit and at rest; masking for test copies',
        'What the DPDP Act asks: purpose, retention, erasure',
      ],
      build: 'A restore to one minute before a dropped table, and a test copy without anybody’s name',
      icon: 'people',
    },
    {
      title: 'Running it in production',
      topics: [
        'Memory, connections and pooling with PgBouncer',
        'Vacuum, bloat and reading pg_stat tables',
        'Streaming and logical replication, failover',
        'Partitioning ten years of loans',
        'Upgrading a major version with seconds of downtime',
      ],
      build: 'A primary with a standby, a planned failover and a rolling upgrade to PostgreSQL 18',
      icon: 'cloud',
    },
    {
      title: 'Other stores, chosen well',
      topics: [
        'Valkey for caches and queues; what it forgets',
        'Documents in jsonb and in MongoDB, compared',
        'Columns: DuckDB and ClickHouse over Parquet',
        'Vectors with pgvector: searching by meaning',
        'A one-page decision record for each choice',
      ],
      build: 'A search over book summaries by meaning, and a dashboard of ten years in DuckDB',
      icon: 'ship',
    },
  ],
}
