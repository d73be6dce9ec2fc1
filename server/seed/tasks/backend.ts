import type { WrittenTask } from './task.ts'

export const backendTasks: WrittenTask[] = [
  {
    title: 'A timetable that speaks HTTP',
    steps: [
      {
        title:
          'Serve the stations and trains of a small JSON file with node:http: right status codes, content types and a 404 that says what was not found. Submit server.ts and six curl commands with their answers.',
        urls: [
          'https://nodejs.org/api/http.html',
          'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status',
        ],
      },
      {
        title:
          'Refuse a client who sends 10 MB and one who never finishes its request, without hurting the others. Submit the changed file and say how you played both clients.',
        urls: ['https://nodejs.org/api/http.html#serverrequesttimeout'],
      },
    ],
  },
  {
    title: 'A contract before code',
    steps: [
      {
        title:
          'Describe search, hold and booking once with zod, and make OpenAPI 3.1 from the same declarations. Submit the contract and the document that came out of it.',
        urls: ['https://zod.dev/json-schema', 'https://spec.openapis.org/oas/v3.1.0.html'],
      },
      {
        title:
          'Page the search by cursor: no train twice, none left out, although a new one appears between two pages. Submit the query and the test that adds it in between.',
        urls: ['https://www.postgresql.org/docs/current/functions-comparisons.html#ROW-WISE-COMPARISON'],
      },
    ],
  },
  {
    title: 'A schema in which nonsense cannot be stored',
    steps: [
      {
        title:
          'Model trains, coaches, berths and journeys in PostgreSQL. Submit schema.sql and five impossible bookings that the database refuses by itself.',
        urls: ['https://www.postgresql.org/docs/current/ddl-constraints.html'],
      },
      {
        title:
          'Let no berth be booked twice for stretches of the line that overlap, by an exclusion constraint and not by code. Submit the migration and the two bookings that show it.',
        urls: ['https://www.postgresql.org/docs/current/rangetypes.html#RANGETYPES-CONSTRAINT'],
      },
    ],
  },
  {
    title: 'Two people, one berth',
    steps: [
      {
        title:
          'Write holdBerth(trainId, personId): a hold of ten minutes that nobody shares and no timer has to clean up. Submit hold.ts and explain what happens when two calls meet in the same millisecond.',
        urls: ['https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE'],
      },
      {
        title:
          'Run fifty holds at once for the last three berths, a hundred times. Submit the test, its output, and what it found the first time.',
        urls: ['https://www.postgresql.org/docs/current/transaction-iso.html'],
      },
      {
        title:
          'Accept the same booking sent twice, with an idempotency key, and answer it the same both times. Submit the code and the test that sends both at once.',
        urls: ['https://docs.stripe.com/api/idempotent_requests'],
      },
    ],
  },
  {
    title: 'Money and later work',
    steps: [
      {
        title:
          'Read a payment webhook: check its signature, survive it coming three times and in the wrong order. Submit webhook.ts and a test for each of the three.',
        urls: ['https://nodejs.org/api/crypto.html#cryptotimingsafeequala-b'],
      },
      {
        title:
          'Send the ticket by email after the booking, through an outbox in the same transaction. Submit the worker and show that killing it between two lines loses nothing.',
        urls: ['https://microservices.io/patterns/data/transactional-outbox.html'],
      },
      {
        title:
          'Keep a ledger of payments and refunds in which nothing is ever changed, and reconcile a day against a statement. Submit the tables, the query and the three differences you planted.',
        urls: ['https://www.postgresql.org/docs/current/sql-createtrigger.html'],
      },
    ],
  },
  {
    title: 'The tatkal rush',
    steps: [
      {
        title:
          'Load your system with k6 until it bends, and name the bottleneck with a figure. Submit the script, the graph and one sentence on what gives first.',
        urls: ['https://grafana.com/docs/k6/latest/'],
      },
      {
        title: 'Move that bottleneck and measure again. Submit the change, both runs, and what is the next to give.',
        urls: ['https://node-postgres.com/features/pooling', 'https://opentelemetry.io/docs/languages/js/'],
      },
    ],
  },
]
