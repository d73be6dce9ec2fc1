import type { WrittenAttempt } from './attempt.ts'

/** The demo learner's finished course, in the order of the submissions. */
export const ashasJavascript: WrittenAttempt[] = [
  {
    step: [5, 1, 1],
    submitted: [40, '21:47'],
    text: 'Both functions are in rupees.ts. All format cases of the list are right. Of the parse cases I have eight; “1,0000” and “12.345” give a number and I am not sure whether that is bad.',
    folder: 'asha-rupees-1',
    review: {
      at: [39, '11:05'],
      verdict: 'rejected',
      words:
        'You saw it yourself: a wrong comma and a third decimal become money. An amount that is nearly right is the most expensive kind. Please refuse what is not an amount, and keep floats out of the sum.',
      comments: [
        {
          path: 'rupees.ts',
          line: 'replaceAll',
          body: 'After this line nobody can tell 1,0000 from 10,000 any more. Look at the commas before you remove them.',
          answer: { at: [38, '21:20'], words: 'Now a pattern says where commas may be, and they go afterwards.' },
        },
        {
          path: 'rupees.ts',
          line: 'value * 100',
          body: 'Try 1.005 and 8.165 here and look at what comes before Math.round. Can you put the digits together without a float?',
          answer: { at: [38, '21:22'], words: '8.165 * 100 is 816.4999999999999. I glue the digits as text now.' },
        },
      ],
    },
  },
  {
    step: [5, 1, 1],
    submitted: [38, '21:31'],
    text: 'One pattern decides whether it is an amount; then the digits are put together as text. All sixteen cases of the list are right, and I added ₹9,00,71,99,25,47,409.91, the largest that is still safe.',
    folder: 'asha-rupees-2',
    review: {
      at: [37, '10:12'],
      verdict: 'approved',
      words: 'Exactly so. The comment about floats is the kind I like: it says why.',
    },
  },
  {
    step: [5, 1, 2],
    submitted: [36, '22:08'],
    text: 'Largest remainder first. The first version failed the property test for ₹0.01 between three people with weight 0 for one: he got the paisa. Now who weighs nothing has no rest and gets nothing, unless all do.',
    folder: 'asha-share',
    review: {
      at: [35, '12:40'],
      verdict: 'approved',
      words: 'The second property is one I had not asked for. Well found.',
    },
  },
  {
    step: [5, 2, 1],
    submitted: [33, '06:45'],
    text: 'The test counts what was read: six numbers for three even squares. take(…, 0) read one value at first because the loop had already asked for it; the check now stands before the loop.',
    folder: 'asha-lazy',
    review: { at: [33, '10:30'], verdict: 'approved', words: 'That is the bug most people never see. Go on.' },
  },
  {
    step: [5, 2, 2],
    submitted: [31, '06:50'],
    text: 'The right side is kept in memory, because it is looked up many times; the left one flows through. A left without a partner comes with right: null. I tried it with 20 trains and 3 stations, two trains had none.',
    folder: 'asha-join',
    review: {
      at: [31, '11:55'],
      verdict: 'approved',
      words: 'Good. Say in the comment too what happens to a right without a left.',
    },
  },
  {
    step: [5, 3, 1],
    submitted: [28, '07:10'],
    text: 'My prediction: A H N D E G I F J B K L M C. The real order: A H N D E G I F J B K M L C. Wrong: L and M. Inside a timer, too, nextTick has its own queue that is emptied before the promises. C is last because timers come before the check phase, though my notes say that outside of a callback B and C may change places.',
    review: {
      at: [28, '10:20'],
      verdict: 'approved',
      words: 'And the last sentence is the important one: whoever relies on B before C has a bug that sleeps.',
    },
  },
  {
    step: [5, 3, 2],
    submitted: [25, '21:58'],
    text: 'It gives up after the time-out and tries twice more with 200 and 400 ms in between. I tested with a local server that answers 503 twice.',
    folder: 'asha-fetch-1',
    review: {
      at: [24, '13:15'],
      verdict: 'rejected',
      words:
        'Close. Two things: it also repeats a 404, and it goes on waiting after it was cancelled. And the step asks for tests that own the clock; please hand them in.',
      comments: [
        {
          path: 'fetch-well.ts',
          line: 'throw new Error(`${url}',
          body: 'A 404 comes through here and is tried three times. Which answers can be different in a moment?',
          answer: { at: [22, '21:10'], words: 'Only 429 and 5xx. The others are given back as they are.' },
        },
        {
          path: 'fetch-well.ts',
          line: 'setTimeout(resolve',
          body: 'Cancel during this pause: nothing happens until it is over. What could wake it?',
          answer: {
            at: [22, '21:12'],
            words: 'setTimeout of node:timers/promises takes a signal. It throws an AbortError at once.',
          },
        },
      ],
    },
  },
  {
    step: [5, 3, 2],
    submitted: [22, '21:25'],
    text: 'Only 429 and 5xx are tried again. The pause takes the signal. Three tests with node:test, the clock is mocked, the whole run takes a fifth of a second.',
    folder: 'asha-fetch-2',
    review: {
      at: [21, '11:35'],
      verdict: 'approved',
      words: 'I would use this at work. Next week: what about Retry-After?',
    },
  },
  {
    step: [5, 4, 1],
    submitted: [19, '06:32'],
    text: 'Three wrong programs. 1: berth on a waitlisted booking: “Property berth does not exist on type …”. 2: confirmed without a coach: “Property coach is missing”. 3: a fourth state added to the union: “Argument of type … is not assignable to parameter of type never”, at the last line, which I like most.',
    folder: 'asha-booking',
    review: { at: [19, '10:50'], verdict: 'approved' },
  },
  {
    step: [5, 4, 2],
    submitted: [17, '06:36'],
    text: 'Refused: null, a list, {}, { state: "confirmed" } without train, berth "12" as a text, place 0. Each names the field. I wanted to write “value as Booking” four times and did not.',
    folder: 'asha-read-booking',
    review: { at: [17, '12:25'], verdict: 'approved', words: 'Not writing it is the whole lesson.' },
  },
  {
    step: [5, 4, 3],
    submitted: [14, '07:14'],
    text: 'schema.ts has 36 lines. The path is handed down, so the message says passengers[0].age. Infer goes through object with a mapped type. What I could not do: optional fields without making the type ugly.',
    folder: 'asha-schema',
    review: {
      at: [14, '11:10'],
      verdict: 'approved',
      words: 'Optional fields need two mapped types and an intersection; zod does it so too, and it is as ugly there.',
    },
  },
  {
    step: [5, 5, 1],
    submitted: [11, '21:05'],
    text: 'The tests ask old and new for 864 fares. My steps: a name for each number; one function for the base, one for the age, one for tatkal; the cache out. The cache was wrong: it forgets whether there was a meal. I left that out and said so in the last test, as nobody passes opts in the repository.',
    folder: 'asha-fare',
    review: {
      at: [10, '10:45'],
      verdict: 'approved',
      words:
        'You told me about the oddity instead of keeping it quietly or mending it quietly. That is how one takes over code.',
    },
  },
  {
    step: [5, 5, 2],
    submitted: [10, '22:19'],
    text: '67 lines. An effect forgets its sources before it runs again, so a branch that is no longer read does not wake it. batch lets the to-do list draw once when “clear done” removes five.',
    folder: 'asha-signals',
    review: {
      at: [9, '18:20'],
      verdict: 'approved',
      words: 'The last step of the course, and the best of yours. Congratulations, Asha.',
    },
  },
]
