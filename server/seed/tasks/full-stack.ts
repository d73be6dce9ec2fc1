import type { WrittenTask } from './task.ts'

export const fullStackTasks: WrittenTask[] = [
  {
    title: 'The red notebook as a page',
    steps: [
      {
        title:
          'Write the notebook of the PDF as one HTML page without CSS or script: a table of customers, the entries of each, a form for a new entry. Submit index.html and the headings a screen reader would read out, in order.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Structuring_content',
          'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/table',
        ],
        files: ['red-notebook.pdf', 'entries.csv'],
      },
      {
        title:
          'Lay the page out with one stylesheet and no framework, for a 360-pixel phone first and then for 1280 pixels at the counter. Submit style.css, and a screenshot of both widths with a name of 60 characters in it.',
        urls: ['https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/CSS_layout'],
      },
      {
        title:
          'Keep the folder in Git: at least five commits, one of them undone without taking it out of the history. Submit the output of git log --oneline --graph and say which command you undid it with, and why that one.',
        urls: ['https://git-scm.com/book/en/v2/Git-Basics-Undoing-Things', 'https://git-scm.com/docs/git-revert'],
      },
    ],
  },
  {
    title: 'Sums that never lose a paisa',
    steps: [
      {
        title:
          'Write toPaise(text), which turns “1,250.50” and “₹40” into whole paise and refuses “12.345”, “-5” and an empty text with a sentence a shopkeeper understands. Submit paise.js and what it answers for every case of the list.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number/isSafeInteger'],
        files: ['paise-cases.json'],
      },
      {
        title:
          'Let the page add and settle entries and keep them in localStorage. Submit ledger.js, and say what the page shows when the stored text is damaged and when the storage is full.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage'],
      },
      {
        title:
          'Move the rules (add, settle, balance) into a TypeScript module that touches neither page nor network, and test it with Vitest. Submit ledger.ts and ledger.test.ts, and name one test that failed before it passed.',
        urls: ['https://www.typescriptlang.org/docs/handbook/2/narrowing.html', 'https://vitest.dev/guide/'],
      },
    ],
  },
  {
    title: 'A server of your own on PostgreSQL',
    steps: [
      {
        title:
          'Serve GET /customers and POST /entries with node:http alone, from memory. Submit server.ts, the curl commands you tried, and what it answers to broken JSON, to a body of 2 MB and to an unknown address.',
        urls: ['https://nodejs.org/api/http.html'],
      },
      {
        title:
          'Write the same two calls with Fastify and zod, every refusal in one shape: code, message, field. Submit the routes and the tests that provoke a 400, a 404 and a 409.',
        urls: ['https://fastify.dev/docs/latest/Guides/Testing/', 'https://zod.dev/'],
      },
      {
        title:
          'Write the tables for customers and entries with money as bigint paise, and load the notebook into them. Submit schema.sql and three inserts that the schema itself refuses, with PostgreSQL’s words.',
        urls: ['https://www.postgresql.org/docs/current/ddl-constraints.html'],
        files: ['entries.csv'],
      },
      {
        title:
          'Write the balance of every customer as one query over 1,00,000 entries. Submit balance.sql, EXPLAIN (ANALYZE) before and after your index, and one sentence on what the index changed.',
        urls: ['https://www.postgresql.org/docs/current/using-explain.html'],
      },
    ],
  },
  {
    title: 'The counter in React',
    steps: [
      {
        title:
          'Build the customer list and one customer’s ledger with React and TanStack Query. Submit the components, and a screenshot of each of the four states: loading, empty, some, failed.',
        urls: [
          'https://react.dev/learn/thinking-in-react',
          'https://tanstack.com/query/latest/docs/framework/react/overview',
        ],
      },
      {
        title:
          'Add the quick entry: it shows at once and is taken back with a reason when the server refuses. Submit the component and a test in which the server says no.',
        urls: ['https://react.dev/reference/react/useOptimistic'],
      },
      {
        title:
          'Let the owner and a helper sign in; the helper may enter but not settle. Submit the check on the server and the tests that a helper, a stranger and an ended session are each refused.',
        urls: ['https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html'],
      },
    ],
  },
  {
    title: 'Getting paid over a bad line',
    steps: [
      {
        title:
          'Write upiLink({ payee, name, paise, note }), which makes a upi://pay address, and show it as a QR code. Submit the function, five tests (one with a Hindi note), and a photo of a phone that reads the code.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/API/URLSearchParams'],
      },
      {
        title:
          'Match the bank statement with what is owed by its 12-digit reference; a reference counts once, and zeros in front of it stay. Submit match.ts and the matched, doubtful and unmatched lines of the sample.',
        files: ['statement.csv'],
      },
      {
        title:
          'Keep the counter open without a line: entries wait in IndexedDB and arrive exactly once. Submit the outbox and the service worker, and describe how you tried it with the line cut while an entry was being sent.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Web/API/IndexedDB_API/Using_IndexedDB',
          'https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API',
        ],
      },
    ],
  },
  {
    title: 'Onto the internet',
    steps: [
      {
        title:
          'Walk through the counter’s day with Playwright: open, enter, lose the line, settle, close. Submit the test, and its output from ten runs in a row without a retry.',
        urls: ['https://playwright.dev/docs/intro'],
      },
      {
        title:
          'Deploy by a push to main, behind HTTPS, with a health check and a way back. Submit the Dockerfile, the workflow, the address, and how long your rollback took.',
        urls: ['https://docs.docker.com/build/building/multi-stage/', 'https://docs.github.com/en/actions'],
      },
      {
        title:
          'Restore last night’s backup into an empty database from your own written steps, with a stopwatch. Submit the steps, the time, and what was missing from them at first.',
        urls: ['https://www.postgresql.org/docs/current/backup-dump.html'],
      },
    ],
  },
]
