import type { WrittenAttempt } from './attempt.ts'

/** What waits in the mentor's queue, with the ages in minutes: the oldest for nearly two days. */
export const waitingWork: [email: string, WrittenAttempt[]][] = [
  [
    'rohit.jadhav@kaushal.example',
    [
      {
        step: [10, 1, 1],
        submitted: 2850,
        text: 'best_day.py goes over the prices once. It costs O(n) time and O(1) memory. By hand I tried: empty, one day, only falling, all the same, and a year in which the lowest day comes after the highest.',
        folder: 'rohit-best-day',
      },
      {
        step: [3, 4, 1],
        submitted: [4, '23:40'],
        text: 'holdBerth looks for a free berth and writes the hold. Two calls in the same millisecond: the second one finds the berth taken.',
        folder: 'rohit-hold-1',
        review: {
          at: [3, '10:30'],
          verdict: 'rejected',
          words:
            'Between looking and writing the other call looks too: both find it free. Your sentence is true for a second later, not for the same millisecond. Let the database decide, in one statement or with a lock.',
          comments: [
            {
              path: 'hold.ts',
              line: 'if (!berth) return null',
              body: 'Stop here in the debugger, start a second hold, and let both go on. What does the table hold then?',
              answer: { at: [2, '22:30'], words: 'Two holds for berth 41. Now the row is locked while it is chosen.' },
            },
          ],
        },
      },
      {
        step: [3, 4, 1],
        submitted: 760,
        text: 'One statement now: the berth is chosen with for update skip locked, so the second call takes the next one or gets null. An expired hold counts as free by its time, nothing has to clean up. The test runs fifty at once.',
        folder: 'rohit-hold-2',
      },
      {
        step: [7, 1, 1],
        submitted: 28,
        text: 'Ten questions, each above its query. Number 8 took longest: “late most often” by the share of late returns, not their number, or the busiest readers always win.',
        folder: 'rohit-questions',
      },
    ],
  ],
  [
    'devika.menon@kaushal.example',
    [
      {
        step: [7, 2, 1],
        submitted: 2410,
        text: 'An exclusion constraint on copy and period: two loans of a copy may not overlap. proof.sql has the second loan that is refused, with the words of PostgreSQL.',
        folder: 'devika-library',
      },
      {
        step: [5, 2, 1],
        submitted: 520,
        text: 'I wrote a class with methods so that it reads from left to right: from(list).where(…).take(3). Inside it is generators all the way. The test counts the reads.',
        folder: 'devika-lazy',
      },
      {
        step: [2, 4, 1],
        submitted: 10,
        text: 'Three components: Board, Filters, PriceTable. The filters live in the address. State: only whether the filters are open on a phone. Everything else is derived while drawing.',
        folder: 'devika-react',
      },
    ],
  ],
  [
    'kishore.reddy@kaushal.example',
    [
      {
        step: [8, 1, 1],
        submitted: 1980,
        text: 'The sheet is a PDF. Work takes 5 hours and 10 minutes, waiting 81 hours. The worst wait is the one for the weekly test server, and nobody had it on the list.',
        folder: 'kishore-path',
      },
      {
        step: [9, 1, 2],
        submitted: 250,
        text: 'One page. I argue for taking Menu out and against taking Riders out. What would make me take it back is in the last paragraph, with a figure.',
        folder: 'kishore-split',
      },
    ],
  ],
  [
    'tsering.dolma@kaushal.example',
    [
      {
        step: [2, 2, 1],
        submitted: 1630,
        text: 'Grid for the cards, flexbox for the form. No media query. The picture is from my own page at 360 pixels.',
        folder: 'tsering-layout',
      },
      {
        step: [10, 2, 2],
        submitted: 400,
        text: 'A dictionary and a doubly linked list with one guard node that is both ends, so there is no special case for the first and the last. Tests for capacity 1, a key set again, a missing key.',
        folder: 'tsering-lru',
      },
    ],
  ],
  [
    'gurleen.kaur@kaushal.example',
    [
      {
        step: [1, 2, 1],
        submitted: 1290,
        text: 'toPaise is in paise.js, the answers for all thirteen cases are in answers.md. “1,2,3” is refused because I check the commas before removing them.',
        folder: 'gurleen-paise',
      },
      {
        step: [8, 2, 1],
        submitted: 150,
        text: 'Cold 4:48, warm 2:10, one line changed 2:14. PostgreSQL runs as a service with a health check; without it every fifth run failed at the first query.',
        folder: 'gurleen-ci',
      },
    ],
  ],
  [
    'farhana.begum@kaushal.example',
    [
      {
        step: [6, 1, 2],
        submitted: 1040,
        text: 'disk-report.sh can be run twice and by any user; what it may not read it says. ShellCheck finds nothing, one warning is switched off with a reason in the line above.',
        folder: 'farhana-disk',
      },
      {
        step: [1, 1, 3],
        submitted: 65,
        text: 'Seven commits. I undid “Make headings red” with git revert, because others may have it already; reset would have rewritten what they have.',
        folder: 'farhana-git',
      },
    ],
  ],
]
