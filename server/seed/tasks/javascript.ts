import type { WrittenTask } from './task.ts'

export const javascriptTasks: WrittenTask[] = [
  {
    title: 'A rupee library',
    steps: [
      {
        title:
          'Write parseRupees(text) and formatRupees(paise) with Indian grouping; what was formatted is parsed back to the same paise. Submit rupees.ts and what it answers for every case of the list.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat'],
        files: ['rupee-cases.json', 'how-we-review.md'],
      },
      {
        title:
          'Write share(paise, weights), which divides a bill by weights and loses nothing: the parts always add up to the whole. Submit share.ts and a property test that tries a thousand bills.',
        urls: ['https://fast-check.dev/docs/introduction/getting-started/'],
      },
    ],
  },
  {
    title: 'A lazy query library',
    steps: [
      {
        title:
          'Write where, map and take as generators that read no more of their source than they must. Submit lazy.ts and a test that counts how many values were read.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Iterators_and_generators'],
      },
      {
        title:
          'Add join(left, right, keyOfLeft, keyOfRight) and groupBy. Submit the file, say which side you keep in memory and why, and show that a missing partner is not lost silently.',
        urls: ['https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/groupBy'],
      },
    ],
  },
  {
    title: 'Waiting well',
    steps: [
      {
        title:
          'Write down the order in which event-loop.js prints its lines before you run it. Submit your prediction, the real order, and one sentence for each line you had wrong.',
        urls: ['https://nodejs.org/en/learn/asynchronous-work/event-loop-timers-and-nexttick'],
        files: ['event-loop.js'],
      },
      {
        title:
          'Write fetchWell(url, { timeout, retries, signal }): it gives up in time, tries again with growing pauses only where that can help, and stops at once when cancelled. Submit the file and tests that own the clock.',
        urls: [
          'https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal',
          'https://nodejs.org/api/test.html#mocking',
        ],
      },
    ],
  },
  {
    title: 'Types that say what is true',
    steps: [
      {
        title:
          'Write a railway booking as types: waitlisted, confirmed, cancelled, and no fourth thing. Submit booking.ts and three wrong programs with the compiler’s words for each.',
        urls: ['https://www.typescriptlang.org/docs/handbook/2/narrowing.html#discriminated-unions'],
      },
      {
        title:
          'Write readBooking(value: unknown), which checks what comes from outside and names the field that is wrong, without a cast and without a library. Submit read-booking.ts and six values it refuses.',
        urls: ['https://www.typescriptlang.org/docs/handbook/2/narrowing.html#using-type-predicates'],
      },
      {
        title:
          'Write a schema library with text, number, list and object whose type is inferred: Infer<typeof Booking> is the booking. Submit schema.ts under 80 lines and a booking read with it.',
        urls: ['https://www.typescriptlang.org/docs/handbook/2/conditional-types.html'],
      },
    ],
  },
  {
    title: 'Code that stays well',
    steps: [
      {
        title:
          'Take over legacy-fare.js: pin down what it does today with tests, its oddities too, then untangle it in small commits that each pass. Submit the tests, the new file and the list of your steps.',
        urls: ['https://nodejs.org/api/test.html', 'https://refactoring.com/catalog/'],
        files: ['legacy-fare.js'],
      },
      {
        title:
          'Write signals in under a hundred lines: signal, computed, effect; an effect runs once per change and forgets what it no longer reads. Submit signals.ts, its tests, and a to-do list that uses it.',
        urls: ['https://github.com/tc39/proposal-signals'],
      },
    ],
  },
]
