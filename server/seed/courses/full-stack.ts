import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const fullStack: WrittenCourse = {
  title: 'Full-Stack Web Development',
  subtitle: 'One product from an empty folder to paying customers',
  description: [
    'A kirana store keeps its credit in a red notebook: who took what, who still owes. In twelve weeks you turn that notebook into a product that runs on a cheap phone, survives a power cut, sends a UPI reminder and never loses a rupee. Everything a full-stack developer does in a small company is in it, in the order in which you would meet it at work.',
    'You write each layer yourself before you use a library for it, so that at the end you can say what happens between a tap on a button and a row in a table, and where to look when it does not happen.',
  ],
  rupeesPerWeek: 999,
  trainer: trainers.harpreet,
  weeks: [
    {
      title: 'How the web carries a page',
      topics: [
        'What a browser does with an address: DNS, TLS, request, answer',
        'HTML that means something: headings, lists, forms, tables',
        'CSS from the box model to grid, for a 360-pixel phone first',
        'Git for one person: commit, branch, undo',
        'The browser’s developer tools as a daily habit',
      ],
      build: 'The store’s notebook as a page: customers, entries and a form, without any script',
      icon: 'start',
    },
    {
      title: 'JavaScript in the page',
      topics: [
        'Values, functions, arrays and objects by way of the ledger’s sums',
        'Events and the DOM without a library',
        'Money in whole paise, and why 0.1 + 0.2 must never meet a customer',
        'fetch, promises and what to show while waiting',
        'Reading an error message to its end',
      ],
      build: 'A ledger that adds and settles entries in the browser and keeps them after a reload',
      icon: 'code',
    },
    {
      title: 'TypeScript and the tools around it',
      topics: [
        'Types that describe the shop: Customer, Entry, Paise',
        'Unions and narrowing in place of null checks everywhere',
        'Node 24, which runs .ts files as they are',
        'A formatter, a linter and Vitest from the first day',
        'npm, lock files and what a dependency costs',
      ],
      build: 'The ledger’s rules as a tested module that both browser and server will use',
      icon: 'test',
    },
    {
      title: 'A server of your own',
      topics: [
        'HTTP by hand with node:http, then with Fastify',
        'Routes, status codes and one shape for every refusal',
        'Checking input with zod at the door',
        'Configuration from the environment, secrets outside the code',
        'Logs that help at two in the morning',
      ],
      build: 'An API for customers and entries, with tests that speak HTTP to it',
      icon: 'code',
    },
    {
      title: 'PostgreSQL under it',
      topics: [
        'Tables, keys, constraints and money as bigint',
        'Joins, sums per customer and the balance as a query',
        'Transactions: an entry and its receipt, or neither',
        'Migrations that only go forward',
        'Indexes, and reading EXPLAIN without fear',
      ],
      build: 'The API on PostgreSQL, with a balance that is always the sum of its entries',
      icon: 'data',
    },
    {
      title: 'React 19 for the screens',
      topics: [
        'Components, props and state, one direction of flow',
        'Lists, forms and actions with useActionState',
        'Loading from the server with TanStack Query',
        'Optimistic entries with useOptimistic, and taking them back',
        'When not to write an effect',
      ],
      build: 'The shopkeeper’s screens: customers, one customer’s ledger, a quick entry for the counter',
      icon: 'design',
    },
    {
      title: 'Who is at the counter?',
      topics: [
        'Passwords with argon2id, sessions as opaque tokens',
        'Owner and helper: what each of them may do',
        'Cross-site tricks: XSS, CSRF and a content policy against them',
        'Limits on guessing, and a reset by email',
        'Testing a refusal as carefully as a success',
      ],
      build: 'Accounts for the owner and a helper who may enter but not settle',
      icon: 'people',
    },
    {
      title: 'UPI and getting paid',
      topics: [
        'The upi://pay link and its fields, and a QR code from it',
        'Why the link proves nothing: matching the bank statement by its 12-digit reference',
        'A reference is used once: unique keys against two requests at once',
        'CSV statements with Indian grouping and zero-padded references',
        'Receipts numbered without gaps',
      ],
      build: 'A payment request by QR, and a screen that matches a bank statement with what is owed',
      icon: 'data',
    },
    {
      title: 'A shop with a bad line',
      topics: [
        'A service worker that keeps the counter open offline',
        'IndexedDB as an outbox, and sending the same entry twice without harm',
        'Pictures and fonts on a budget of 200 KB',
        'Measuring with Lighthouse on a throttled phone',
        'Hindi, Tamil and a 60-character name in the layout',
      ],
      build: 'Entries made offline that arrive exactly once when the line is back',
      icon: 'design',
    },
    {
      title: 'Proving that it works',
      topics: [
        'What to test where: rules, API, journey',
        'Playwright through the counter’s whole day',
        'Accessibility with axe and with the keyboard alone',
        'Finding a race by running it a hundred times',
        'Reading somebody else’s code and reviewing it kindly',
      ],
      build: 'A test run of two minutes that you trust enough to go home after',
      icon: 'test',
    },
    {
      title: 'Onto the internet',
      topics: [
        'A Docker image in two stages, and who runs inside it',
        'A small server with Caddy, HTTPS and systemd',
        'GitHub Actions: test, build, deploy, roll back',
        'Backups, and restoring one before it is needed',
        'Health, metrics and an alert that reaches your phone',
      ],
      build: 'The ledger at an address of its own, deployed by a push to main',
      icon: 'ship',
    },
    {
      title: 'Showing it to someone who hires',
      topics: [
        'A README that lets a stranger run it in one command',
        'Architecture on one page: what you chose, what you left out',
        'A ten-minute walk-through, recorded and reviewed',
        'Questions interviewers ask about exactly such a project',
      ],
      build: 'The finished product, its story in writing, and a rehearsed demo of ten minutes',
      icon: 'people',
    },
  ],
}
