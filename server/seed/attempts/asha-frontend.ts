import type { WrittenAttempt } from './attempt.ts'

/** The demo learner half way: one step came back, one waits for the second time. */
export const ashasFrontend: WrittenAttempt[] = [
  {
    step: [2, 1, 1],
    submitted: [26, '19:30'],
    text: 'board.html with the prices of 3 November. Each mandi is a section with a heading and a table with a caption; the search is a GET form. The validator finds nothing.',
    folder: 'asha-board',
    review: {
      at: [24, '11:20'],
      verdict: 'approved',
      words: 'Row headers with scope, a caption, a label. Nothing to add.',
    },
  },
  {
    step: [2, 1, 2],
    submitted: [23, '20:10'],
    text: 'Read with TalkBack on my phone. The notes are in notes.md; the change is that “₹ per quintal” stands in the caption once and not in each cell.',
    folder: 'asha-notes',
    review: { at: [22, '10:05'], verdict: 'approved', words: 'Hearing it oneself changes how one writes it.' },
  },
  {
    step: [2, 2, 1],
    submitted: [20, '21:40'],
    text: 'Grid for the mandis (as many columns as fit), flexbox for the search row. No media query was needed. Checked at 360, 768 and 1280, and at 320 out of curiosity.',
    folder: 'asha-layout',
    review: { at: [18, '12:00'], verdict: 'approved' },
  },
  {
    step: [2, 2, 2],
    submitted: [18, '22:15'],
    text: 'The six pairs by day: 15.9, 16.9, 6.4, 6.8, 6.8, 5.8. By night: 15.1, 13.1, 8.2, 7.2, 8.8, 8.8. --soft was 4.1 at first and became darker.',
    folder: 'asha-tokens',
    review: { at: [17, '10:40'], verdict: 'approved', words: 'Figures with the one that failed first: thank you.' },
  },
  {
    step: [2, 2, 3],
    submitted: [15, '21:50'],
    text: 'Every part in every state. A price that rose has ▲ and the word “up” for the screen reader, one that fell ▼ and “down”, and without colour both still read well: I looked at it in greyscale.',
    folder: 'asha-guide',
    review: {
      at: [13, '11:30'],
      verdict: 'approved',
      words: 'Show me the focus ring on the dark card next time as well.',
    },
  },
  {
    step: [2, 3, 1],
    submitted: [8, '21:33'],
    text: 'Tested: lasalgaon, “Lasal Gaon”, LASAL, pune, “chhawni”, barmer (finds Bārmer), “xyz” (nothing), and a single space (everything). What begins with the text comes first, then by name.',
    folder: 'asha-search',
    review: { at: [6, '10:15'], verdict: 'approved', words: 'normalize and then the marks away, in that order. Good.' },
  },
  {
    step: [2, 4, 1],
    submitted: [6, '22:30'],
    text: 'State: nothing but the address. Derived: the filtered rows, the list of crops, the count in the heading. I had an effect that copied the address into state and took it out after reading “You might not need an effect”.',
    folder: 'asha-react',
    review: {
      at: [5, '12:10'],
      verdict: 'approved',
      words: 'A link shows what its sender saw, and Back works. That is all one wants.',
    },
  },
  {
    step: [2, 3, 3],
    submitted: [4, '20:55'],
    text: 'The state has the status and the other fields are optional, because not all of them are always there.',
    folder: 'asha-state-1',
    review: {
      at: [3, '11:45'],
      verdict: 'rejected',
      words:
        'Everything optional means everything can be mixed: { status: "failed", rows: […] } compiles. Give each state exactly what it has, and let the compiler refuse the rest.',
      comments: [
        {
          path: 'board-state.ts',
          line: 'rows?: Row[]',
          body: 'When are there rows? Only in one of the four. Put them there.',
          answer: { at: [1, '21:30'], words: 'They are now a part of “some” alone, and it wants at least one.' },
        },
        {
          path: 'board-state.ts',
          line: 'state.rows!.length',
          body: 'The exclamation mark is you promising what the type could have known.',
          answer: { at: [1, '21:31'], words: 'Gone. In that branch the compiler knows it.' },
        },
      ],
    },
  },
  {
    step: [2, 3, 2],
    submitted: [2, '22:12'],
    text: 'debounce waits until nobody has typed for the given time and then calls with the last arguments. cancel takes the waiting call back. Three tests.',
    folder: 'asha-debounce',
    review: {
      at: [1, '10:35'],
      verdict: 'rejected',
      words:
        'The function is right. The tests are not yet what the step asks for: they really wait, 900 milliseconds in all, and one of them will fail on a slow machine. Own the clock, then it is done.',
      comments: [
        {
          path: 'debounce.test.ts',
          line: 'await wait(400)',
          body: 'This sleeps. With vi.useFakeTimers() and vi.advanceTimersByTime(300) you decide what time it is.',
          answer: { at: [1, '21:50'], words: 'I see. I will rewrite all three with fake timers this week.' },
        },
        {
          path: 'debounce.test.ts',
          line: 'toBeLessThan(350)',
          body: 'This asks how busy the machine is. What do you want to know instead: that it was called, and with which text?',
        },
      ],
    },
  },
  {
    step: [2, 3, 3],
    submitted: 95,
    text: 'Four states, each with what it has. “some” needs at least one row by its type. What the compiler refused: failed with rows, loading with a reason, some without rows, and a fifth status in draw. The messages are in the comment at the end of the file.',
    folder: 'asha-state-2',
  },
]
