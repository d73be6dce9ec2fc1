import type { WrittenAttempt } from './attempt.ts'

const approved = (at: [number, `${number}:${number}`], words = '') => ({ at, verdict: 'approved' as const, words })
const rejected = (at: [number, `${number}:${number}`], words: string) => ({ at, verdict: 'rejected' as const, words })

/** What the other learners did in their first weeks, and what was said to it. */
export const earlierWork: [email: string, WrittenAttempt[]][] = [
  [
    'devika.menon@kaushal.example',
    [
      {
        step: [7, 1, 1],
        submitted: [25, '20:05'],
        text: 'Ten queries with the question above each. For “never lent” I used not exists; with not in it answered nothing, because one copy_id is null.',
        review: approved([24, '11:50'], 'You met null before the step about null. Good.'),
      },
      {
        step: [7, 1, 2],
        submitted: [23, '19:45'],
        text: 'Three wrong ones: not in with a null in the list, a sum that loses rows without a fine, and count(returned_on) for count(*). The right ones are below each.',
        review: approved([22, '12:15']),
      },
      {
        step: [5, 1, 1],
        submitted: [20, '22:10'],
        text: 'parseRupees and formatRupees with Intl.NumberFormat for the format. All cases are right except “-45.50”, I get “-₹45.50” only in Node and not in Safari.',
        review: rejected(
          [19, '13:05'],
          'Then it is not right yet: a format that depends on the browser is a receipt that depends on the browser. Put the sign in yourself.',
        ),
      },
      {
        step: [5, 1, 1],
        submitted: [18, '21:55'],
        text: 'The sign is put in by hand, Intl formats the absolute value. Checked in Node, Firefox and Safari.',
        review: approved([17, '11:25']),
      },
      {
        step: [2, 1, 1],
        submitted: [12, '20:30'],
        text: 'The board as HTML. One table per mandi, the search form sends ?mandi=. No errors in the validator, one warning about an empty heading, which I removed.',
        review: approved([11, '10:40'], 'Clean. Try it with the page at 200 % now.'),
      },
    ],
  ],
  [
    'gurleen.kaur@kaushal.example',
    [
      {
        step: [8, 1, 1],
        submitted: [22, '21:20'],
        text: 'The path on one sheet. Worst wait: two days between “reviewed” and “released”, because releases are on Thursdays only.',
        review: approved([21, '12:30'], 'Two days for nothing. Everything in this course is about that arrow.'),
      },
      {
        step: [8, 1, 2],
        submitted: [18, '22:40'],
        text: 'git bisect run ./test.sh found it in 7 steps of 120 commits: a rounding put before the discount. The script exits with 125 where the project does not build.',
        review: approved([17, '10:55'], 'The 125 is what most forget.'),
      },
      {
        step: [1, 1, 1],
        submitted: [9, '20:15'],
        text: 'The notebook as a page. Headings: Notebook, Customers, Entries, New entry.',
        review: approved([8, '11:15']),
      },
    ],
  ],
  [
    'tsering.dolma@kaushal.example',
    [
      {
        step: [10, 1, 1],
        submitted: [19, '19:20'],
        text: 'One pass, keeping the lowest price so far. Cost O(n) time, O(1) space. Tried: empty (answers None), one day, falling all year, the lowest on the last day, two equal best ones (the earlier).',
        review: approved([18, '12:05'], 'Five inputs that each could have broken it. This is how to test by hand.'),
      },
      {
        step: [2, 1, 1],
        submitted: [14, '18:50'],
        text: 'board.html with three mandis. I used div for the rows because tables are hard to style.',
        review: rejected(
          [13, '12:20'],
          'They are easier than they were, and with div nobody who listens knows which price belongs to which crop. Please write it as a table; we style it in the next task.',
        ),
      },
      {
        step: [2, 1, 1],
        submitted: [11, '19:05'],
        text: 'Now as tables with th scope. I listened to both with NVDA and understand.',
        review: approved([10, '11:00'], 'That is the best reason to change one’s mind.'),
      },
    ],
  ],
  [
    'rohit.jadhav@kaushal.example',
    [
      {
        step: [3, 1, 1],
        submitted: [17, '23:10'],
        text: 'Six curl commands with answers. HEAD works too. An unknown station gives 404 with “There is no station XYZ”.',
        review: approved([16, '13:00']),
      },
      {
        step: [3, 1, 2],
        submitted: [14, '23:25'],
        text: 'A counter ends the request at 1 MB with 413. For the slow one I set requestTimeout to 10 s and played it with a socket that sends one byte a second.',
        review: approved([13, '11:40'], 'One byte a second is the right kind of mean.'),
      },
      {
        step: [3, 3, 1],
        submitted: [10, '22:55'],
        text: 'schema.sql with five impossible bookings: a berth that is not in the coach, a journey that ends before it begins, a day on which the train does not run, a negative fare, a passenger without a name.',
        review: approved([9, '10:25'], 'The third by a foreign key to the running days: well modelled.'),
      },
    ],
  ],
  [
    'farhana.begum@kaushal.example',
    [
      {
        step: [6, 1, 1],
        submitted: [14, '21:00'],
        text: 'Causes: the journal had no limit (1.8 GB), old kernels in /boot, and a log that was deleted while nginx still had it open. lsof +L1 showed the last one; a reload freed 3.1 GB.',
        review: approved([13, '10:10'], 'lsof +L1 will save you a night one day.'),
      },
      {
        step: [1, 1, 1],
        submitted: [8, '21:35'],
        text: 'The notebook with a table of customers, their entries as lists, and the form. The heading order is 1, 2, 3, 3, 2.',
        review: approved([7, '12:50']),
      },
    ],
  ],
  [
    'kishore.reddy@kaushal.example',
    [
      {
        step: [9, 1, 1],
        submitted: [9, '22:20'],
        text: 'Five modules: menu, orders, riders, billing, people. The test reads the imports and found four that went past a door; three were easy, the fourth was the price in orders and took an evening.',
        review: approved([8, '13:30'], 'The fourth is always the interesting one. Keep it for your decision record.'),
      },
      {
        step: [3, 1, 1],
        submitted: [6, '23:00'],
        text: 'The timetable API on node:http with six curl commands.',
        review: rejected(
          [5, '11:35'],
          'Your 404 answers with content type text/html and the 400 with nothing at all. One shape for all of them, please.',
        ),
      },
    ],
  ],
]
