import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const backend: WrittenCourse = {
  title: 'Backend Development',
  subtitle: 'APIs that stay right when everyone presses at once',
  description: [
    'At eight in the morning the tatkal window opens and a lakh of people want the same few hundred berths. A train-seat finder is the best school for backend work there is: it has search, holds that expire, payment, refunds, and a rush in which nothing may be sold twice. You build one in ten weeks, with Node 24, TypeScript and PostgreSQL.',
    'The course is about being right first and fast second: what a transaction promises, what a retry may do, what a stranger may see. The load test comes at the end and you will be glad of the order.',
  ],
  rupeesPerWeek: 799,
  trainer: trainers.harpreet,
  weeks: [
    {
      title: 'HTTP, properly',
      topics: [
        'Methods, status codes and headers as a language with meaning',
        'A server on node:http, then the same on Fastify',
        'JSON in and out, content types, size limits',
        'curl and a REST client in place of a browser',
        'Time-outs for clients who never finish their sentence',
      ],
      build: 'A timetable API: stations, trains and the days they run',
      icon: 'start',
    },
    {
      title: 'A contract before code',
      topics: [
        'Describing endpoints once with zod, for server, client and docs',
        'OpenAPI 3.1 made from the same declarations',
        'Naming, versioning and what may never change',
        'One shape for every error, with the field and the cure',
        'Paging by cursor, filters and sorting',
      ],
      build: 'The contract of the seat finder, with documentation nobody had to write twice',
      icon: 'design',
    },
    {
      title: 'PostgreSQL for application developers',
      topics: [
        'Modelling trains, coaches, berths and journeys',
        'Constraints as the last line of defence',
        'Queries by hand and with Drizzle; prepared statements',
        'Migrations under a lock, forward only',
        'uuidv7 and identity columns, and when to show which',
      ],
      build: 'A schema in which an impossible booking cannot be stored',
      icon: 'data',
    },
    {
      title: 'Two people, one berth',
      topics: [
        'Isolation levels, and the anomalies each allows',
        'select … for update skip locked, advisory locks, unique keys',
        'Holds that expire without a clock in every request',
        'Idempotency keys: the same request twice, one effect',
        'Tests that run fifty bookings at the same instant',
      ],
      build: 'Seat holds that no two people ever share, with a test that tries hard',
      icon: 'code',
    },
    {
      title: 'People and permissions',
      topics: [
        'argon2id, sessions, devices and signing out of one',
        'Roles on the endpoint, ownership in the where clause',
        'OAuth 2.1 and OpenID Connect from the side of an application',
        'Rate limits that hold across instances',
        'An audit log that can only grow',
      ],
      build: 'Passengers, agents and station staff, and a test that walks every endpoint as a stranger',
      icon: 'people',
    },
    {
      title: 'Money',
      topics: [
        'UPI from the merchant’s side: intent, QR, references, settlement',
        'Webhooks: signatures, replays and arriving out of order',
        'A ledger of entries that are never changed',
        'Refunds to the same source, partial and whole',
        'Reconciling a day against the bank’s statement',
      ],
      build: 'Payment and refund for a booking against a sandbox, reconciled to the paisa',
      icon: 'data',
    },
    {
      title: 'Work that happens later',
      topics: [
        'Queues inside PostgreSQL with pg-boss',
        'The outbox: a row in the same transaction, sent afterwards',
        'Retries with backoff, dead letters, poison messages',
        'Email and SMS with templates and DLT rules in mind',
        'Timed jobs that run once although three servers are up',
      ],
      build: 'Tickets by email, waitlist promotion and hold expiry as background work',
      icon: 'cloud',
    },
    {
      title: 'Files, search and cache',
      topics: [
        'Streaming uploads, judged by content and not by name',
        'Signed links to private files in object storage',
        'Full-text and trigram search for station names as people spell them',
        'Valkey for what is read often, and the hard part: forgetting',
        'Server-sent events for a berth map that updates itself',
      ],
      build: 'A live berth map and a station search that understands Bengaluru and Bangalore',
      icon: 'code',
    },
    {
      title: 'Seeing it run',
      topics: [
        'Structured logs with a request id and no personal data',
        'Traces and metrics with OpenTelemetry',
        'Load tests with k6: find the knee, name the bottleneck',
        'Slow queries, pool sizes and back pressure',
        'A graceful stop, and health that tells the truth',
      ],
      build: 'A dashboard for the tatkal rush and the change that doubled what it could bear',
      icon: 'test',
    },
    {
      title: 'Shipping and defending it',
      topics: [
        'A container without root, a start that checks its own settings',
        'The OWASP API Top 10 tried on your own system',
        'The DPDP Act for developers: what you store, why, how long',
        'A runbook for the three likeliest bad nights',
        'A design review with questions from a senior engineer',
      ],
      build: 'The seat finder, deployed, attacked by your group, repaired and documented',
      icon: 'ship',
    },
  ],
}
