import type { WrittenAttempt } from './attempt.ts'

/** The demo learner's newest course, just begun. */
export const ashasFullStack: WrittenAttempt[] = [
  {
    step: [1, 1, 1],
    submitted: [1, '07:18'],
    text: 'One page, no CSS, no script. Headings in order: “Red notebook”, “Customers”, “Entries”, then one per customer, “New entry”. The amounts have the customer in the same row, so the table can be read line by line.',
    folder: 'asha-notebook',
    review: {
      at: [1, '18:55'],
      verdict: 'approved',
      words: 'A good start. The date as <time> and the form with real labels: this page is already useful.',
    },
  },
  {
    step: [1, 1, 2],
    submitted: 340,
    text: 'Phone first: one column, the table becomes cards by letting each row be a grid. From 48rem on the entries stand beside the customers. Lakshmi Venkataramana Subrahmanyam breaks into two lines and pushes nothing aside. Screenshots of both widths are in one picture.',
    folder: 'asha-style',
  },
]
